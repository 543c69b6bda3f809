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
