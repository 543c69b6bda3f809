import { isHeldOut } from '#server/assistant/learning/corpora.ts'

interface Row {
  right: number
  all: number
  heldRight: number
  heldAll: number
}

/** Shares of correct lines by name: of the tuning part, and of the held-out part. */
export class ScoreTable {
  private readonly rows = new Map<string, Row>()

  count(name: string, id: string, isRight: boolean): void {
    const row = this.rows.get(name) ?? { right: 0, all: 0, heldRight: 0, heldAll: 0 }
    this.rows.set(name, row)
    if (isHeldOut(id)) {
      row.heldAll++
      if (isRight) row.heldRight++
    } else {
      row.all++
      if (isRight) row.right++
    }
  }

  /** The held-out part only on request: looking at it while working on Penny would spoil it. */
  lines(title: string, showsHeldOut: boolean): string[] {
    return [
      `\n${title.padEnd(width)} tuning${showsHeldOut ? '         held out' : ''}`,
      ...[...this.rows]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(
          ([name, { right, all, heldRight, heldAll }]) =>
            `${name.padEnd(width)} ${share(right, all)}${showsHeldOut ? `   ${share(heldRight, heldAll)}` : ''}`,
        ),
    ]
  }
}

const width = 28
const share = (part: number, all: number) =>
  `${((100 * part) / Math.max(1, all)).toFixed(0).padStart(3)} % of ${String(all).padEnd(4)}`

/** How often each of several things was counted under a name; of the tuning part, and of the held-out part. */
export class CountTable<Column extends string> {
  private readonly counts = {
    tuning: new Map<string, Map<Column, number>>(),
    heldOut: new Map<string, Map<Column, number>>(),
  }

  constructor(private readonly columns: readonly Column[]) {}

  count(name: string, id: string, column: Column): void {
    const rows = this.counts[isHeldOut(id) ? 'heldOut' : 'tuning']
    const row = rows.get(name) ?? new Map<Column, number>()
    rows.set(name, row.set(column, (row.get(column) ?? 0) + 1))
  }

  /** Rounded percentages of each row; a column that counts nothing is a dot. */
  lines(title: string, showsHeldOut: boolean): string[] {
    const parts = showsHeldOut ? (['tuning', 'heldOut'] as const) : (['tuning'] as const)
    return parts.flatMap((part) => [
      `\n${`${title}${part === 'heldOut' ? ', held out' : ''}`.padEnd(width)} ${this.columns.map((one) => one.padStart(wide)).join('')}`,
      ...[...this.counts[part]]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, row]) => this.line(name, row)),
    ])
  }

  private line(name: string, row: Map<Column, number>): string {
    const all = [...row.values()].reduce((sum, one) => sum + one, 0)
    const shares = this.columns.map((one) => {
      const part = row.get(one) ?? 0
      return (part === 0 ? '·' : ((100 * part) / all).toFixed(part / all < 0.01 ? 1 : 0)).padStart(wide)
    })
    return `${name.padEnd(width)} ${shares.join('')}  % of ${all}`
  }
}

const wide = 12
