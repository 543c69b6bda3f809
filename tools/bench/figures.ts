/** One table of figures with its explanation. */
export interface Figures {
  title: string
  /** Sentences before the table: how it was measured. */
  story: string
  columns: string[]
  rows: string[][]
  /** Rows that are printed but not written to the document. */
  moreRows?: string[][]
  /** Sentences after the table. */
  notes?: string[]
}

/** Kilobytes (1,000 bytes) with one decimal. */
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export const met = (isMet: boolean) => (isMet ? 'met' : 'missed')

/** The median; of an even number of values, the lower one. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (middle === undefined) throw new Error('No values have no median.')
  return middle
}

export function percentile(values: number[], percent: number): number {
  return percentiles(values, [percent])[0]
}

export function percentiles<Percents extends number[]>(values: number[], percents: [...Percents]): Percents {
  const sorted = Float64Array.from(values).sort()
  return percents.map((percent) => sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN) as Percents
}

export function asMarkdown({ title, story, columns, rows, notes = [] }: Figures): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const table = [line(columns), line(columns.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)]
  return [`## ${title}`, story, table.join('\n'), ...notes].join('\n\n')
}

export function asText({ title, columns, moreRows = [], notes = [], ...figures }: Figures): string {
  const rows = [...figures.rows, ...moreRows]
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => plain(row[index] ?? '').length)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, index) =>
        index === 0 ? plain(cell).padEnd(widths[index] ?? 0) : plain(cell).padStart(widths[index] ?? 0),
      )
      .join('   ')
  return [title, line(columns), ...rows.map(line), ...notes.map(plain)].join('\n')
}

const plain = (markdown: string) => markdown.replaceAll(/[`*]/g, '')
