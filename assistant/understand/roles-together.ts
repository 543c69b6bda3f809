import { type ClassifierModel, likelihoods, type Sample } from './classifier.ts'

/** What a regression reads of one thing in a message. */
export type RoleEvidence = Pick<Sample, 'words' | 'marks'>

type Shares = Record<string, number>

/** The probability of each role by one model. */
export const sharesOf = (
  model: ClassifierModel,
  { words, marks }: RoleEvidence,
  vector: ArrayLike<number> = [],
): Shares => likelihoods(model, { words, ...(marks && { marks }), vector })

/** The natural logarithm of the odds, in whole numbers; shares below `least` and above its opposite count alike. */
export const oddsOf = (share: number, least: number): number =>
  Math.round(Math.log(Math.max(least, share) / Math.max(least, 1 - share)))

const folds = 3

/**
 * What a second regression learns from, which reads the likely roles of all things of a message side by side (`beside`): each
 * third of the examples is read by a model that learned from the other two, as new messages will be.
 */
export async function readSideBySide<One extends Sample>(
  examples: One[][],
  beside: (things: One[], shares: Shares[]) => RoleEvidence[],
  trainOne: (samples: Sample[]) => Promise<ClassifierModel>,
): Promise<Sample[]> {
  const read = await Promise.all(
    Array.from({ length: folds }, async (_, fold) => {
      const model = await trainOne(examples.filter((_, i) => i % folds !== fold).flat())
      return examples
        .filter((_, i) => i % folds === fold)
        .flatMap((things) => {
          const shares = things.map((one) => sharesOf(model, one, one.vector))
          return beside(things, shares).map((evidence, i) => ({
            ...evidence,
            vector: [],
            label: things[i]?.label ?? '',
          }))
        })
    }),
  )
  return read.flat()
}
