/** Common terms of listings in Spanish, the longest first. */
const terms: [RegExp, string][] = [
  [/two-car garage/gi, 'garaje para dos autos'],
  [/one-car garage/gi, 'garaje para un auto'],
  [/driveway for two more/gi, 'entrada para dos autos más'],
  [/EV charger/gi, 'cargador para autos eléctricos'],
  [/one valet space, deeded/gi, 'un espacio de valet, con escritura (deeded)'],
  [/street permit zone (\d+)/gi, 'permiso de estacionamiento en la calle, zona $1'],
  [/street parking/gi, 'estacionamiento en la calle'],
  [/garage nearby from (\$\d+) a month/gi, 'un garaje cercano desde $1 al mes'],
  [/one space, (\$\d+) a month/gi, 'un espacio, $1 al mes'],
  [/radiant floor/gi, 'piso radiante (radiant floor)'],
  [/heat pump/gi, 'bomba de calor (heat pump)'],
  [/gas furnace/gi, 'calefactor de gas (furnace)'],
  [/radiators/gi, 'radiadores'],
  [/upstairs laundry room/gi, 'un cuarto de lavado en la planta alta (upstairs)'],
  [/(?:room )?on the (?:upper|top) floor/gi, 'en la planta alta'],
  [/(?:room )?on the (?:ground|main|first|lower) floor/gi, 'en la planta baja'],
  [/in unit/gi, 'dentro de la vivienda'],
  [/in the garage/gi, 'en el garaje (garage)'],
  [/shared, in the basement/gi, 'compartida, en el sótano'],
  [/\bbasement\b/gi, 'sótano'],
  [/from the driveway/gi, 'desde la entrada de autos'],
  [/by elevator/gi, 'por elevador'],
  [/six steps/gi, 'seis escalones'],
  [/third floor walk-up/gi, 'tercer piso sin elevador'],
  [
    /elevator to the fourth floor, one flight of stairs to the fifth/gi,
    'elevador hasta el cuarto piso y un tramo de escaleras hasta el quinto',
  ],
  [/(\d+) or (\d+) months/gi, '$1 o $2 meses'],
  [/one and a half months/gi, 'un mes y medio'],
  [/two months/gi, 'dos meses'],
  [/one month/gi, 'un mes'],
  [/converted (?:in )?(\d{4})/gi, 'convertido en $1'],
  [/\bnone\b/gi, 'ninguno'],
  [/\binsurance\b/gi, 'seguro'],
  [/\bgym\b/gi, 'gimnasio'],
  [/\bdoorman\b/gi, 'portero'],
  [/\bwater\b/gi, 'agua'],
  [/\broof\b/gi, 'techo'],
  [/\bgarden\b/gi, 'jardín'],
  [/\btrash\b/gi, 'basura'],
  [/all offers are reviewed on Tuesdays/gi, 'todas las ofertas se revisan los martes'],
  [/for leases of (\d+) months/gi, 'para contratos de $1 meses'],
]

/** A text of the listing in Spanish as far as its terms are known; the rest stays in English. */
export const spanishTerms = (text: string) =>
  terms.reduce((known, [pattern, replacement]) => known.replace(pattern, replacement), text)

/** A list of things, "a, b and c". */
export const spanishList = (text: string) => spanishTerms(text).replace(/\band\b/g, 'y')
