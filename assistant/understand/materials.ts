/** What floors, fronts and counters are made of: the general word first, then its kinds. */
const families = [
  'wood wooden timber hardwood planks: oak cedar redwood pine maple walnut fir bamboo cherry',
  'stone: marble granite quartz quartzite slate limestone travertine soapstone',
  'carpet carpeted carpeting',
  'brick bricks',
  'stucco',
  'tile tiles tiled',
  'laminate vinyl linoleum',
  'concrete cement',
].map((line) => {
  const [general = '', kinds = ''] = line.split(': ')
  return { general: general.split(' '), kinds: kinds.split(' ') }
})

export interface MaterialNamed {
  word: string
  /** Its place in the list. */
  family: number
  /** "Wood", of which there are kinds. */
  isGeneral: boolean
}

/** The materials that words name, in their order. */
export const materialsIn = (words: string[]): MaterialNamed[] =>
  words.flatMap((word) =>
    families.flatMap(({ general, kinds }, family) => {
      const isGeneral = general.includes(word)
      return isGeneral || kinds.includes(word) ? [{ word, family, isGeneral }] : []
    }),
  )
