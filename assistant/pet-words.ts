/** Breeds of dogs of one word, singular. */
const dogBreeds =
  'retriever labrador lab poodle beagle corgi bulldog terrier shepherd chihuahua caniche husky dachshund collie pug doodle spaniel pomeranian dane dalmatian boxer mastiff mutt frenchie golden goldendoodle labradoodle aussie rottweiler pitbull pittie schnauzer maltese yorkie whippet greyhound weimaraner vizsla akita hound wolfhound bloodhound coonhound sheepdog malamute samoyed doberman newfoundland bichon shiba basenji havanese papillon pekingese cavapoo cockapoo cavalier setter pointer salchicha'.split(
    ' ',
  )

const pluralOf = (word: string) => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`)

/** Breeds of dogs of one word, singular and plural. */
export const dogBreedWords = dogBreeds.flatMap((word) => [word, pluralOf(word)])
