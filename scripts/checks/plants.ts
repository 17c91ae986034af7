/** A violation that a check must find: the file it is planted in, its text, and what the check has to say about it. */
export interface Plant {
  file: string
  source: string
  /** null: the file only belongs to the scene. */
  finding: RegExp | null
}

const needless = 'export const planted = 1\n'
const layer = /no-restricted-imports/

export const lintPlants: readonly Plant[] = [
  {file: 'server/src/planted/parent.ts', source: "import '../config.ts'\n", finding: layer},
  {file: 'local/content-lake/src/planted.ts', source: "import '@bfl/schemas/queries'\n", finding: layer},
  {file: 'e2e/planted.ts', source: "import '@bfl/web/render'\n", finding: layer},
  {file: 'bench/planted.ts', source: "import '@bfl/server/app'\n", finding: layer},
  {file: 'schemas/src/domain/planted.ts', source: "import '#queries/stories.ts'\n", finding: layer},
  {file: 'schemas/src/queries/planted.ts', source: "import '@bfl/web/render'\n", finding: layer},
  {file: 'studio/src/planted.ts', source: "import '@bfl/schemas/generated'\n", finding: layer},
  {file: 'web/src/planted.ts', source: "import '@bfl/schemas/content'\n", finding: layer},
  {file: 'web/src/theme/planted.ts', source: "import '#ui/stack.tsx'\n", finding: layer},
  {file: 'web/src/ui/planted.ts', source: "import '#features/site-header/site-header.tsx'\n", finding: layer},
  {file: 'web/src/ui/planted-word.ts', source: "import '@bfl/schemas/queries'\n", finding: layer},
  {file: 'web/src/features/planted.ts', source: "import '#screens/home/home.tsx'\n", finding: layer},
  {file: 'web/src/content/planted.ts', source: "import '#ui/stack.tsx'\n", finding: layer},
  {file: 'server/src/planted.ts', source: "import '@bfl/schemas/content'\n", finding: layer},
  {file: 'server/src/http/planted.ts', source: "import '#api/routes.ts'\n", finding: layer},
  {file: 'server/src/content/planted.ts', source: "import '#app.ts'\n", finding: layer},
  {file: 'server/src/planted-any.ts', source: 'export const planted: any = 1\n', finding: /no-explicit-any/},
  {
    file: 'server/src/planted-as.ts',
    source: 'export const planted = JSON.parse("1") as number\n',
    finding: /consistent-type-assertions/,
  },
  {
    file: 'server/src/planted-ignore.ts',
    source: '// @ts-ignore\nexport const planted = 1\n',
    finding: /ban-ts-comment/,
  },
  {
    file: 'server/src/planted-promise.ts',
    source: 'async function planted() {}\nexport function plant() {\n  planted()\n}\n',
    finding: /no-floating-promises/,
  },
  {file: 'server/src/planted-default.ts', source: 'export default 1\n', finding: /no-default-export/},
  {file: 'server/src/PlantedName.ts', source: needless, finding: /filename-case/},
  {file: 'server/src/planted-long.ts', source: `${'// long\n'.repeat(301)}${needless}`, finding: /max-lines/},
  {
    file: 'server/src/planted-env.ts',
    source: 'export const planted = process.env.PORT\n',
    finding: /no-process-env/,
  },
  {file: 'server/src/planted-console.ts', source: 'console.log(1)\n', finding: /no-console/},
  {file: 'server/src/planted-cycle-a.ts', source: "import './planted-cycle-b.ts'\n", finding: /no-cycle/},
  {file: 'server/src/planted-cycle-b.ts', source: "import './planted-cycle-a.ts'\n", finding: /no-cycle/},
  {file: 'server/src/planted-barrel.ts', source: "export * from './config.ts'\n", finding: /no-barrel-file/},
  {
    file: 'server/src/planted.test.ts',
    source: "import {vi} from 'vitest'\n\nvi.mock('node:fs')\n",
    finding: /no-restricted-properties/,
  },
]

export const houseRulePlants: readonly Plant[] = [
  {file: 'server/src/utils/planted.ts', source: needless, finding: /named after nothing/},
  {
    file: 'local/content-lake/src/planted.ts',
    source: "export const planted = 'athlete'\n",
    finding: /product word/,
  },
  {file: 'web/src/ui/planted.ts', source: "export const planted = 'color: #b00020'\n", finding: /raw colour/},
  {
    file: 'web/src/screens/planted.ts',
    source: "export const planted = 'width: 12px'\n",
    finding: /raw colour/,
  },
]

export const typePlants: readonly Plant[] = [
  {file: 'server/src/planted.ts', source: "export const planted: number = 'one'\n", finding: /TS2322/},
  // A package that does not list another cannot reach it.
  {file: 'server/src/planted-studio.ts', source: "import '@bfl/studio/anything'\n", finding: /TS2882|TS2307/},
  {file: 'server/src/planted-enum.ts', source: 'export enum Planted {\n  One,\n}\n', finding: /TS1294/},
]

export const unusedPlants: readonly Plant[] = [
  {file: 'server/src/planted-dead.ts', source: needless, finding: /planted-dead/},
  {file: 'server/src/config-planted.test.ts', source: "import 'left-pad'\n", finding: /left-pad/},
]

export const formatPlants: readonly Plant[] = [
  {file: 'server/src/planted.ts', source: 'export const planted   = "1";\n', finding: /planted\.ts/},
]
