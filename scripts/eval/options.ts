import { parseArgs } from 'node:util'

export interface EvaluationOptions {
  listing?: number
  /** Only lines whose id has this prefix. */
  ids?: string
  /** Prints failures of this class, kind or slot. */
  class?: string
  /** How many failures are printed. */
  show: number
  heldOut: boolean
  /** Another folder with lines instead of assistant/corpora. */
  folder?: string
  only?: 'utterances' | 'conversations'
  /** Outcomes of each class for each listing, not of all listings together. */
  byListing: boolean
  halves: boolean
  noEncoder: boolean
  keepVectors: boolean
  fitDetails: boolean
  modelAnswers: boolean
}

/** Reads the command's arguments. Throws an error that says which one is unknown or what it may be. */
export function optionsIn(args: string[]): EvaluationOptions {
  const { values } = parseArgs({
    args,
    options: {
      listing: { type: 'string' },
      ids: { type: 'string' },
      class: { type: 'string' },
      show: { type: 'string', default: '0' },
      'held-out': { type: 'boolean', default: false },
      folder: { type: 'string' },
      only: { type: 'string' },
      'by-listing': { type: 'boolean', default: false },
      halves: { type: 'boolean', default: false },
      'no-encoder': { type: 'boolean', default: false },
      'keep-vectors': { type: 'boolean', default: false },
      'fit-details': { type: 'boolean', default: false },
      'model-answers': { type: 'boolean', default: false },
    },
  })
  const { listing, ids, class: of, folder, only } = values
  if (only !== undefined && only !== 'utterances' && only !== 'conversations')
    throw new Error(`--only is utterances or conversations, not “${only}”.`)
  return {
    ...(listing !== undefined && { listing: wholeNumber('listing', listing) }),
    ...(ids !== undefined && { ids }),
    ...(of !== undefined && { class: of }),
    ...(folder !== undefined && { folder }),
    ...(only !== undefined && { only }),
    show: wholeNumber('show', values.show),
    heldOut: values['held-out'],
    byListing: values['by-listing'],
    halves: values.halves,
    noEncoder: values['no-encoder'],
    keepVectors: values['keep-vectors'],
    fitDetails: values['fit-details'],
    modelAnswers: values['model-answers'],
  }
}

function wholeNumber(name: string, written: string): number {
  if (!/^\d+$/.test(written)) throw new Error(`--${name} is a number, not “${written}”.`)
  return Number(written)
}
