/** Normalizes spellings so that texts can be compared; the meaning stays. */
export function comparableText(text: string): string {
  return replaceAll(text.replace(/[‘’]/g, "'").replace(/[“”"«»]/g, ' '), spellings)
    .replace(/\s+/g, ' ')
    .trim()
}

export function replaceAll(text: string, replacements: [RegExp, string][]): string {
  return replacements.reduce((so, [from, to]) => so.replace(from, to), text)
}

const weekday = '(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:[a-z]*day)?s?'

const spellings: [RegExp, string][] = [
  [/\bcan(?:no|')t\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/n't\b/gi, ' not'],
  [/\b(it|that|there|what|here|where|who|he|she)'s\b/gi, '$1 is'],
  [/\blet's\b/gi, 'let us'],
  [/'re\b/gi, ' are'],
  [/'ll\b/gi, ' will'],
  [/'ve\b/gi, ' have'],
  [/'d\b/gi, ' would'],
  [/'m\b/gi, ' am'],
  [/s'(?=\s|$)/gi, 's'],
  [/'s\b/gi, ''],
  // Tells a dash in a range from one between two thoughts.
  [new RegExp(`\\b(${weekday})\\s*[–—-]\\s*(?=${weekday}\\b)`, 'gi'), '$1 until '],
  [/(\d(?:\s*[ap]\.?m\.?)?)\s*[–—]\s*(?=[$\d])/gi, '$1 until '],
  [/(?<![-\d])(\d{1,3})-(?=\d{1,3}\b(?!-))/g, '$1 until '],
  [/(?:(?<!\s)\s+)?[–—]\s*|\s-\s/g, ', '],
  [/\bsq(?:uare)?\.?\s*-?(?:ft|feet|foot|footage)\b\.?|\bsqft\b\.?|\bsquare feet\b/gi, 'sqft'],
  [/\b(?:lbs?\b\.?|pounds?\b)/gi, 'lb'],
  [/\b([ap])\.\s?m\b\.?/gi, '$1m'],
  [/\bhome ?owners?'? association\b/gi, 'HOA'],
  [/\btak(?:es|ing|e) care of\b/gi, 'covers'],
  [/\b(?:is|are) available (?:for|at) (?=\$)/gi, 'at '],
  [/\b(is|are) included (?=in\b)/gi, '$1 '],
  [/\b(choose|pick|choice) (?:between|from|of)\b/gi, '$1'],
  [/\blaundry room\b/gi, 'laundry'],
  [/\bnext to\b/gi, 'beside'],
  [/\ball (?=(?:of )?(?:the )?(?:\d|two|three|four|five|six)\b)/gi, ''],
  // A number of rooms before the word for the home is a separate claim.
  [/\b([\w.]+)[- ](bed(?:room)?|bath(?:room)?) (?=(?:house|home|apartment|condo|townhouse|loft|place)\b)/gi, '$1 $2, '],
  [/\bstep[- ]free\b/gi, 'stepfree'],
  [/\bmov(?:e|ing)[- ]in\b/gi, 'movein'],
  [/\bbed ?rooms?\b|\bbeds?\b/gi, 'bedroom'],
  [/\bbath ?rooms?\b|\bbaths?\b/gi, 'bath'],
  [/\b(?:listed|offered|priced) (?:at|for)\b/gi, 'price at'],
  [/\basking price\b|\blist price\b|\basking(?= \$)/gi, 'price'],
  [/\b(is|are|be) (?:prohibited|forbidden|banned)\b/gi, '$1 not allowed'],
  [/\b(?:is|dates|dating)(?: back)? (?:from|to) (?=(?:1[89]|20)\d\d\b)/gi, 'was built in '],
  [/\bfor (sale|rent|lease)\b/gi, 'for$1'],
  [/\bopen to (?:all |any )?offers\b/gi, 'openoffers'],
  [/\btenant[- ]occupied\b/gi, 'tenant'],
  [/\b(?:right away|immediately|right now)\b/gi, 'now'],
  [/\b(is|are) (?:all|both) (?=(?:included|covered)\b)/gi, '$1 '],
  [/\bup to\b(?! the\b)|\bat most\b|\bno more than\b|\bnot more than\b|\ba maximum of\b/gi, 'upto'],
  [/\bless than\b|\blighter than\b|\bbelow\b/gi, 'under'],
  [/\bmore than\b|\babove\b|\bexceeding\b/gi, 'over'],
  [/\bstarting(?: at| from| on)?(?= (?:the |[A-Z$\d]))|\bas of\b|\bbeginning\b/gi, 'from'],
  [/\bat least\b|\bno less than\b|\ba minimum of\b/gi, 'atleast'],
  [/\btill\b|\bthrough\b/gi, 'until'],
  [/\babout(?=\s+[$\d])|\baround(?=\s+[$\d])|\bapproximately\b|\broughly\b|~(?=\s*[$\d])/gi, 'approx'],
  [/\bjust (?:under|over)\b|\balmost\b|\bclose to\b/gi, 'nearly'],
  [/\b(?:every day|each day|seven days a week|daily)\b/gi, 'Mon until Sun'],
  [/\b(?:on )?weekdays\b/gi, 'Mon until Fri'],
  [/\b(?:on |at )?(?:the )?weekends?\b/gi, 'Sat until Sun'],
]
