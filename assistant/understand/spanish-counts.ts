const small: [string, string][] = [
  ['uno', 'one'],
  ['dos', 'two'],
  ['tres', 'three'],
  ['cuatro', 'four'],
  ['cinco', 'five'],
  ['seis', 'six'],
  ['siete', 'seven'],
  ['ocho', 'eight'],
  ['nueve', 'nine'],
]
const teens: [string, string][] = [
  ['trece', 'thirteen'],
  ['catorce', 'fourteen'],
  ['dieciseis', 'sixteen'],
  ['diecisiete', 'seventeen'],
  ['diecinueve', 'nineteen'],
]
const tens: [string, string][] = [
  ['treinta', 'thirty'],
  ['cuarenta', 'forty'],
  ['cincuenta', 'fifty'],
  ['sesenta', 'sixty'],
  ['setenta', 'seventy'],
  ['ochenta', 'eighty'],
  ['noventa', 'ninety'],
]
const hundreds: [string, string][] = [
  ['ciento', 'one'],
  ['doscientos', 'two'],
  ['trescientos', 'three'],
  ['cuatrocientos', 'four'],
  ['quinientos', 'five'],
  ['seiscientos', 'six'],
  ['setecientos', 'seven'],
  ['ochocientos', 'eight'],
  ['novecientos', 'nine'],
]

/** Numbers of several words, as "tres mil quinientos" and "treinta y cinco", in the form of spanish.ts. */
export const spanishCounts = [
  ...teens.map(([es, en]) => `${es} = ${en}`),
  ...small.map(([es, en]) => `veinti${es} = twenty ${en}`),
  ...tens.flatMap(([ten, inEnglish]) => small.map(([es, en]) => `${ten} y ${es} = ${inEnglish} ${en}`)),
  ...hundreds.map(([es, en]) => `${es} = ${en} hundred`),
].join('\n')
