/** "My email has a 7 at the end": no hour. */
const ofSpelling =
  /\b(?:an?|un|con|with|lleva|has|is|the|number) \d{1,3} (?:at the (?:end|front|start|beginning)|al (?:final|principio)|in (?:it|front)|antes|despu[eé]s|after it|before it)(?!\p{L})/gu

/** "Over 18 months, what's that a month?": how long a lease or a loan runs. */
const ofTerm =
  /\b(?:over|for|across|on|per|with|spread over) (?:the |a |an )?\d{1,3} ?(?:months?|mos?|years?|yrs?)\b|\b\d{1,3}[- ](?:month|year|yr|mo)\b(?! from)|\b(?<!\b(?:in|within|about) )(?:a|per|each|every) (?:month|mo)\b(?! from)/g

/** "On the 2nd floor or the 3rd", "0.42 or 0.24 acres", "the valet for 1 car or 2": of the home. */
const counted = String.raw`(?:the )?\d[\d.,]*(?:st|nd|rd|th)?`
const ofCount = new RegExp(
  String.raw`\b(?:${counted},? (?:or|and|vs\.?|versus) (?:on )?)?${counted}[ -]?(?:floors?|acres?|steps|stairs|stories|storeys|cars?|(?:parking )?(?:spaces|spots)|beds?|bedrooms?|baths?|bathrooms?|sq\.? ?ft|sqft|square f(?:ee|oo)t|feet|ft|gigs?|mbps|percent|lbs?|pounds?|cats?|dogs?)\b(?:,? (?:or|and) (?:on )?${counted}(?![\d:]| ?[ap]m|-))?|\b${counted},? (?:or|and|vs\.?|versus) ${counted}[ -]?(?:months?|years?|mos|yrs?)\b|\bfloors?\b[^.;?!\d]{0,12}${counted}(?:,? or (?:on )?${counted})?`,
  'g',
)

/** "Six is plenty", "2 would be too few": of rooms or cars. */
const judged =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:is|are|was|would be|seems|sounds like|should be) (?:more than |quite |just |already |really )?(?:plenty|enough|a lot|lots|loads|too (?:many|few)|generous)\b/g

/** "I've two questions and a favor" */
const asked =
  /\b(?:\d{1,2}|two|three|four|a couple(?: of)?) (?:more |other |quick |little |small )?(?:questions?|things|favors?|requests?)\b/g

/** A text in spoken form without the numbers that count something else than days and hours. */
export const withoutCounts = (text: string): string =>
  [ofSpelling, ofTerm, ofCount, judged, asked].reduce((left, count) => left.replace(count, ' '), text)
