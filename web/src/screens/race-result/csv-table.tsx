import {useState} from 'react'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {Button} from '#ui/button.tsx'
import {Notice} from '#ui/notice.tsx'
import {Spinner} from '#ui/spinner.tsx'
import {Text} from '#ui/text.tsx'

import type {CsvTableData} from './read-csv.ts'

type State = {kind: 'asked' | 'loading' | 'failed' | 'empty'} | {kind: 'shown'; table: CsvTableData}

/** Shows a file of separated values as a table, when the reader asks for it. */
export function CsvTable({url}: {url: string}) {
  const [state, setState] = useState<State>({kind: 'asked'})

  async function show() {
    setState({kind: 'loading'})
    try {
      const [{readCsv}, response] = await Promise.all([import('./read-csv.ts'), fetch(url)])
      if (!response.ok) throw new Error(`The file was answered with ${response.status}`)
      const table = readCsv(await response.arrayBuffer())
      setState(table ? {kind: 'shown', table} : {kind: 'empty'})
    } catch {
      setState({kind: 'failed'})
    }
  }

  switch (state.kind) {
    case 'asked':
      return (
        <div data-print="hidden">
          <Button onPress={() => void show()} tone="quiet">
            Show as table
          </Button>
        </div>
      )
    case 'loading':
      return <Spinner>Loading table...</Spinner>
    case 'empty':
      return <Notice title="The file is empty." />
    case 'failed':
      return (
        <Notice title="The table could not be loaded." tone="failure">
          <Button onPress={() => void show()}>Try Again</Button>
        </Notice>
      )
    case 'shown':
      return <Table table={state.table} />
  }
}

function Table({table: {headings, rows, left}}: {table: CsvTableData}) {
  return (
    <>
      <Scroll aria-label="Table" role="region" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {headings.map((heading, column) => (
                <th key={column} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {left > 0 && <Text $tone="textMuted">{`${left} more rows are in the file.`}</Text>}
    </>
  )
}

const Scroll = styled.div`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font: 500 1.25rem/1.25 ${theme.font.display};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${theme.space.xs} ${theme.space.md} ${theme.space.xs} 0;
    border-bottom: ${theme.line.hair} solid ${theme.color.rule};
    text-align: left;
    vertical-align: top;
  }
  th {
    border-bottom: ${theme.line.bold} solid ${theme.color.text};
    font-weight: 700;
  }
`
