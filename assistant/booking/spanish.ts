const days = {
  lunes: 'monday',
  martes: 'tuesday',
  miércoles: 'wednesday',
  miercoles: 'wednesday',
  jueves: 'thursday',
  viernes: 'friday',
  sábado: 'saturday',
  sabado: 'saturday',
  domingo: 'sunday',
}
const months = {
  enero: 'january',
  febrero: 'february',
  marzo: 'march',
  abril: 'april',
  mayo: 'may',
  junio: 'june',
  julio: 'july',
  agosto: 'august',
  septiembre: 'september',
  octubre: 'october',
  noviembre: 'november',
  diciembre: 'december',
}
const hours = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce']

const dayNames = Object.keys(days).join('|')
const monthNames = Object.keys(months).join('|')
const isSpanish = new RegExp(
  String.raw`(?<!\p{L})(?:${dayNames}|mañana|(?:a|entre|de|desde) las? (?:\d|${hours.join('|')})|hoy|mediod[ií]a|semana|findes?|cualquier (?:d[ií]a|hora|momento)|de (?:${monthNames})|acci[oó]n de gracias|thanksgiving|navidad|(?:tipo|como) (?:a )?las? (?:\d|${hours.join('|')})|tipo (?:\d{1,2}|${hours.join('|')})(?: y (?:media|cuarto))?(?=[\s,.!?]*$|[,.] )|(?:\d{1,2}|${hours.join('|')}) (?:y (?:media|cuarto)|menos cuarto)|\d{1,2}(?::\d\d)? ?hs|(?:el|este) (?:d[ií]a )?(?:[4-9]|[12]\d|3[01])(?=[\s,.!?]*$|,? (?:a las?|por la|est[aá] bien|mejor|me queda))|mism[ao] hora(?:rio)?|lo m[aá]s (?:tarde|temprano)|(?:un (?:poco|poquito|ratito|rato)|algo) (?:m[aá]s tarde|m[aá]s temprano|antes)|tempran(?:o|ito)|primera hora|ese d[ií]a|(?:adel[aá]nt|atr[aá]s|retr[aá]s|rec[oó]rr|post[eé]rg)(?:ar|[aeoó])(?:me|nos)?l[ao]|(?:adelantar|atrasar|retrasar|recorrer|postergar)(?= (?:un|unos|media|la|el|mi))|quise decir|quer[ií]a decir|d[ií]a (?:siguiente|anterior|despu[eé]s|antes)|hor(?:it)?as? (?:m[aá]s tarde|despu[eé]s|m[aá]s temprano|antes))(?!\p{L})`,
  'u',
)
const word = (source: string) => new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'gu')
const said = (table: Record<string, string>) => (name: string) => table[name] ?? name

const partsOfDay: Record<string, string> = { mañana: 'morning', tarde: 'afternoon', noche: 'evening' }
const counts = ['una', 'dos', 'tres', 'cuatro']

const forms: [RegExp, string | ((match: string, ...groups: string[]) => string)][] = [
  [word('pal'), 'para el'],
  // "El sábado que viene no, el otro"
  [
    word(`(?:el |este )?(${dayNames})(?: que viene)? no,? (?:sino )?el otro`),
    (_, name = '') => `the other ${said(days)(name)}`,
  ],
  // "Salgo a las 4 y llego en una hora, o sea 5"
  [word(String.raw`o sea,? (?:a las? )?(?=\d)`), 'so '],
  // "A las 8 de acá"
  [word('(?:de|hora de|en hora de) (?:ac[aá]|aqu[ií])|hora m[ií]a|(?:en )?mi hora(?:rio)?'), 'my time'],
  // "Diez y media de la mañana", "a las once menos cuarto", "cinco de la tarde"
  [
    word(
      `(${hours.join('|')})(?= (?:y (?:media|cuarto)|menos cuarto|(?:de|por|en) la (?:mañana|tarde|noche)|del mediod[ií]a))`,
    ),
    (_, hour = '') => String(hours.indexOf(hour) + 1),
  ],
  // "El martes a las 18 hs"
  [
    word(
      String.raw`(?<=(?:las|tipo|${dayNames}(?: \d{1,2})?),? )(\d{1,2})(:\d\d)? ?h(?:s|rs)?(?! (?:m[aá]s|antes|despu[eé]s|de aviso))`,
    ),
    (_, hour = '', minutes = ':00') => `${hour}${minutes}`,
  ],
  // "El lunes 7 por la mañana, sobre las once"
  [
    word(
      String.raw`(?:el )?(${dayNames}) (\d{1,2}) (?:por|en) la (mañana|tarde|noche)(?=,? (?:sobre|a|como|tipo|hacia|a eso) )`,
    ),
    (_, name = '', date = '', part = '') => `${said(days)(name)} the ${date}th ${said(partsOfDay)(part)}`,
  ],
  // "El lunes 30 por la mañana": no hour is that late.
  [
    word(String.raw`(?:el )?(${dayNames}) (1[3-9]|2\d|3[01]) (?:por|en) la (mañana|tarde|noche)`),
    (_, name = '', date = '', part = '') => `${said(days)(name)} the ${date}th ${said(partsOfDay)(part)}`,
  ],
  [word(`(?:sobre|hacia|como a) las? (${hours.join('|')})`), (_, hour = '') => `around ${hours.indexOf(hour) + 1}`],
  [word(String.raw`(?:sobre|hacia) las? (?=\d)`), 'around '],
  [word(`(?:el )?(?:d[ií]a )?(?:primero|1ro|1o) de (${monthNames})`), (_, month = '') => `${said(months)(month)} 1`],
  // "La primera semana de diciembre", "a finales de enero"
  [
    word(`(?:la )?(primera|segunda|tercera) semana de (${monthNames})`),
    (_, place = '', month = '') =>
      `${{ primera: 'first', segunda: 'second', tercera: 'third' }[place]} week of ${said(months)(month)}`,
  ],
  [word(`a (?:principios|comienzos) de (${monthNames})`), (_, month = '') => `${said(months)(month)} 1 to 10`],
  [word(`a mediados de (${monthNames})`), (_, month = '') => `${said(months)(month)} 11 to 20`],
  [word(`a (?:fines|finales) de (${monthNames})`), (_, month = '') => `${said(months)(month)} 21 to 28`],
  // "Cualquier día menos el miércoles"
  [word('cualquier d[ií]a'), 'any day'],
  // "Cualquier hora menos de 12 a 1", "en cualquier momento excepto por la mañana"
  [
    word(
      '(?:a |en )?(?:cualquier (?:hora|momento|horario)|toda hora|todo el d[ií]a),? (?:menos|excepto|salvo)(?: (?:en|entre))?(?= (?:(?:from|de|a|por|en) )?(?:la |las )?(?:\\d|mañana|tarde|noche))',
    ),
    'any time except',
  ],
  [/(?<=\bany time except )de(?:sde)? (\d{1,2}) a (\d{1,2})(?!\d|:)/g, 'from $1 to $2'],
  [word('(?:menos|excepto|salvo|que no sea) (?:en )?(?:el |los )?fin(?:de|es)s?(?: de semana)?'), 'except weekends'],
  [
    word(`(?:menos|excepto|salvo|que no sea) (?:el |los )?(${dayNames})`),
    (_, name = '') => `except ${said(days)(name)}`,
  ],
  [word('(?:pero )?no (?:tan|muy|demasiado) tempran(?:o|ito)'), 'no earlier than 10:30am'],
  [word('(?:pero )?no (?:tan|muy|demasiado) tarde'), 'before 4pm'],
  [word('(?:anochece|oscurece|se (?:hace de noche|pone oscuro)) (?:muy |bien )?temprano'), 'it gets dark'],
  // "El viernes que viene, día 27"
  [
    word(String.raw`(?:el )?(${dayNames})(?: que viene)?,? (?:el )?d[ií]a (\d{1,2})`),
    (_, name = '', date = '') => `${said(days)(name)} the ${date}th`,
  ],
  [word('entre (?:la )?navidad y (?:el )?año nuevo'), 'between christmas and new year'],
  [word(`a las? (${hours.join('|')})`), (_, hour = '') => `at ${hours.indexOf(hour) + 1}`],
  [
    word(`(de|entre|desde|hasta|y) (las?) (${hours.join('|')})`),
    (_, before = '', the = '', hour = '') => `${before} ${the} ${hours.indexOf(hour) + 1}`,
  ],
  // "Tipo cuatro", as in "around four".
  [
    word(`(?:como |tipo )(?:a )?(?:las? )?(${hours.join('|')})(?! \\p{L}+s(?!\\p{L}))`),
    (_, hour = '') => `around ${hours.indexOf(hour) + 1}`,
  ],
  [word(String.raw`tipo (?:a )?(?:las? )?(?=\d{1,2}(?:\D|$))`), 'around '],
  [word(String.raw`(?:como )?a eso de las? (?=\d)`), 'around '],
  // "El sábado después de Acción de Gracias"
  [word('(?:d[ií]a de )?acci[oó]n de gracias'), 'thanksgiving'],
  [
    word('(?:el |al )?d[ií]a (?:siguiente al?|despu[eé]s del?)(?= (?:thanksgiving|navidad|nochebuena))'),
    'the day after',
  ],
  [word('(?:despu[eé]s del?|pasando(?: el)?|pasado(?: el)?)(?= (?:thanksgiving|navidad|nochebuena))'), 'after'],
  [word('(?:justo )?antes del?(?= (?:thanksgiving|navidad|nochebuena))'), 'before'],
  // "Mejor a las 4, que a las 5 tengo clase": a reason follows.
  [
    /, que (?=(?:a las? \S+ |ese d[ií]a )?(?:tengo|debo|salgo|trabajo|entro|estoy|voy|hay|recojo|mi )(?!\p{L}))/gu,
    ', because ',
  ],
  // "Pásela al martes", "muévala para el día siguiente"
  [
    word(
      `(?:p[aá]s|mu[eé]v|c[aá]mbi|rec[oó]rr)[ae](?:me|nos)?l[ao],? (?:al|para el|el)(?= (?:d[ií]a|${dayNames})(?!\\p{L}))`,
    ),
    'move it to',
  ],
  // "Me lo cambias pal miércoles?"
  [
    word(
      `(?:(?:me|nos|se) )?l[ao] (?:cambi|pas|muev|corr|recorr)(?:as?|es?)(?:mos)?,? (?:al|para el|a)(?= (?:d[ií]a|${dayNames})(?!\\p{L}))`,
    ),
    'move it to',
  ],
  [word('porque|ya que|pues'), 'because'],
  [word('horit(as?)'), 'hor$1'],
  // "Se me complicó la mañana del martes"
  [
    word(`la (mañana|tarde|noche) del? (${dayNames})`),
    (_, part = '', name = '') => `${said(days)(name)} ${said(partsOfDay)(part)}`,
  ],
  [word('en (?:lugar|vez) de(?:l| el)?'), 'instead of'],
  [word('(?:despu[eé]s|saliendo) del? (?:trabajo|trabajar|la oficina)'), 'after work'],
  // "¿Podríamos adelantarla media hora?"
  [
    word(
      'adel[aá]nt(?:ar|[aeáé])(?:(?:me|nos)?l[ao])?(?: (?:un poco|como|unos?|la (?:cita|visita)|mi (?:cita|visita)))?(?= (?:media|una|dos|tres|\\d))',
    ),
    'move it up',
  ],
  [
    word(
      '(?:atr[aá]s|retr[aá]s|rec[oó]rr|post[eé]rg)(?:ar|er|[aeáé])(?:(?:me|nos)?l[ao])?(?: (?:un poco|como|unos?|la (?:cita|visita)|mi (?:cita|visita)))?(?= (?:media|una|dos|tres|\\d))',
    ),
    'push it',
  ],
  [
    word(`(${counts.join('|')}|\\d) horas? y media`),
    (_, count = '') => `${60 * (counts.indexOf(count) + 1 || Number(count)) + 30} minutes`,
  ],
  [word('media hora'), '30 minutes'],
  [word(`(${counts.join('|')}) horas?`), (_, count = '') => `${counts.indexOf(count) + 1} hours`],
  [word(String.raw`(\d horas|30 minutes|\d hours|\d+ minutos) (?:m[aá]s tarde|despu[eé]s)`), '$1 later'],
  [word(String.raw`(\d horas|30 minutes|\d hours|\d+ minutos) (?:m[aá]s temprano|antes)`), '$1 earlier'],
  [
    word(String.raw`(?:entre|de(?:sde)?) las? (\d{1,2}(?::\d\d)?) (?:y|a|hasta) las? (\d{1,2}(?::\d\d)?)`),
    'between $1 and $2',
  ],
  // "El lunes entre 10 y 12"
  [
    word(
      String.raw`entre (\d{1,2}(?::\d\d)?) y (\d{1,2}(?::\d\d)?)(?! ?(?:años|meses|mil|personas|millones|pies|perros|gatos|por|%|k\b|d[ií]as|semanas))`,
    ),
    'between $1 and $2',
  ],
  [word(String.raw`(?:a partir|despu[eé]s|luego) de las? (?=\d)`), 'after '],
  [word(String.raw`antes de las? (?=\d)`), 'before '],
  [word(String.raw`a las? (?=\d)`), 'at '],
  [/(?<!\p{L})a las? (?=\d)/gu, 'at '],
  [word(String.raw`(\d{1,2}) y media`), '$1:30'],
  [word(String.raw`(\d{1,2}) y cuarto`), '$1:15'],
  [word(String.raw`(\d{1,2}) menos cuarto`), (_, hour = '') => `${Number(hour) === 1 ? 12 : Number(hour) - 1}:45`],
  [word(String.raw`(\d{1,2}(?::\d\d)?) (?:(?:de|por|en) la (?:tarde|noche)|del mediod[ií]a)`), '$1pm'],
  [word(String.raw`(\d{1,2}(?::\d\d)?) (?:de|por|en) la mañana`), '$1am'],
  [
    word('(?:a |en )?(?:lo )?(?:m[aá]s temprano|primera hora)(?: posible| que (?:se pueda|puedan?|tengan?|haya))'),
    'as early as possible',
  ],
  [word('a primera hora|lo m[aá]s temprano'), 'as early as possible'],
  [
    word(
      '(?:a|en) (?:la )?[uú]ltima hora|a la hora (?:m[aá]s tarde que|que) (?:tengas?|tengan|haya|puedan?)(?: m[aá]s tarde)?',
    ),
    'as late as possible',
  ],
  [word('lo m[aá]s tarde(?: posible| que (?:se pueda|puedan?|tengan?|haya))?'), 'as late as possible'],
  [word('(?:(?:muy|bien) )?(?<!m[aá]s )tempran(?:o|ito)'), 'early morning'],
  [word('(?:al |a )?mediod[ií]a'), 'at noon'],
  [word('(?:por|en|de) la mañana'), 'morning'],
  [word('(?:por|en|de) la tarde'), 'afternoon'],
  [word('(?:por|en|de) la noche'), 'evening'],
  // "De hoy en ocho", "el lunes en ocho"
  [word('(?:de )?hoy en (?:ocho(?: d[ií]as)?|una semana)'), 'a week from today'],
  [word('(?:de )?mañana en ocho(?: d[ií]as)?'), 'a week from tomorrow'],
  [word(`(?:el |este )?(${dayNames}) en ocho(?: d[ií]as)?`), (_, day = '') => `a week from ${said(days)(day)}`],
  [word('pasado mañana'), 'in 2 days'],
  [word('mañana'), 'tomorrow'],
  [word('hoy'), 'today'],
  [word('(?:este |el )?(?:fin de semana|finde)'), 'this weekend'],
  [word('en punto'), ' '],
  [word('(?:para )?una semana (?:despu[eé]s|m[aá]s tarde)'), 'a week later'],
  // "¿Se puede un poco más temprano?"
  [word('(?:(?:un (?:poco|poquito|ratito|rato)|algo) )m[aá]s tarde'), 'a bit later'],
  [word('(?:(?:un (?:poco|poquito|ratito|rato)|algo) )(?:m[aá]s temprano|antes)'), 'a bit earlier'],
  [word('(?:la )?pr[oó]xima semana|la semana que viene'), 'next week'],
  [
    word(String.raw`del? (\d{1,2}) al? (\d{1,2}) de (${monthNames})`),
    (_, from = '', to = '', month = '') => `${said(months)(month)} ${from} to ${to}`,
  ],
  [
    word(String.raw`(?:el )?(?:d[ií]a )?(\d{1,2}) de (${monthNames})`),
    (_, date = '', month = '') => `${said(months)(month)} ${date}`,
  ],
  // "El lunes siguiente", counted from a day that is known
  [word(`(?:al |el |para el )?(${dayNames}) siguiente`), (_, name = '') => `the ${said(days)(name)} after`],
  [word(`(?:el )?(?:pr[oó]ximo|este) (${dayNames})`), (_, name = '') => said(days)(name)],
  [
    word(String.raw`(?:el )?(${dayNames}) (\d{1,2})(?![\d:]| ?[ap]m| y (?:media|cuarto))`),
    (_, name = '', date = '') => `${said(days)(name)} the ${date}th`,
  ],
  // "Sí, el 28"; up to 3 it's one of the offers.
  [
    word(
      String.raw`(?:para )?(?:el|este) (?:d[ií]a )?([4-9]|[12]\d|3[01])(?=[\s,.!?]*$|,? (?:at|morning|afternoon|evening|est[aá] bien|mejor|rather|me queda))`,
    ),
    'the $1th',
  ],
  [word('(?:a |al )?(?:la )?mism[ao] (?:hora|horario)'), 'same time'],
  [word('(?:(?:al?|el|para el|un) )?d[ií]a (?:siguiente|despu[eé]s)'), 'the next day'],
  [word('(?:(?:al?|el|para el|un) )?d[ií]a (?:anterior|antes)'), 'the day before'],
  [word('(?:ese|el|ese d[ií]a) mismo d[ií]a|ese d[ií]a'), 'same day'],
  [word('mejor'), 'rather'],
  [word('perd[oó]n(?:e|a)?|disculp[ae]'), 'sorry'],
  [word('quise decir|quer[ií]a decir|digo'), 'i meant'],
  [word(`(?:el )?(${dayNames})(?: que viene)?`), (_, name = '') => said(days)(name)],
]

/** Translates Spanish days and hours in a lowercase text: `el martes a las 3 de la tarde` becomes `tuesday at 3pm`. */
export function fromSpanish(text: string): string {
  const accented = text.replace(/(?<!\p{L})manana(?!\p{L})/gu, 'mañana')
  if (!isSpanish.test(accented)) return text
  return forms.reduce(
    (line, [written, meant]) =>
      typeof meant === 'string' ? line.replace(written, meant) : line.replace(written, meant),
    accented,
  )
}
