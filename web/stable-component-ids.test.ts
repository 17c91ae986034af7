import {expect, test} from 'vitest'

import {withComponentIds} from './stable-component-ids.ts'

test('a styled component gets an id made of its file and name', () => {
  const code = withComponentIds(
    'const Card = styled.article<{$wide: boolean}>`color: red;`',
    '/web/src/ui/card.tsx',
  )

  expect(code).toMatch(
    /^const Card = styled\.article\.withConfig\(\{componentId: 'b[0-9a-f]{5}'\}\)<\{\$wide: boolean\}>`color: red;`$/,
  )
})

test('the same name in two files gets two ids', () => {
  const code = 'const Card = styled(Link)``'

  expect(withComponentIds(code, '/web/src/a.tsx')).not.toBe(withComponentIds(code, '/web/src/b.tsx'))
})

test('a styled component that cannot be named is refused', () => {
  expect(() => withComponentIds('export default styled.div``', '/web/src/a.tsx')).toThrow(
    'const Name = styled.tag',
  )
})
