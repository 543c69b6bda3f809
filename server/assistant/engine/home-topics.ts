import type { Topic } from './topic.ts'

/** What the home is, and where. */
export const homeTopics: Topic[] = [
  {
    name: 'beds',
    called: 'the number of bedrooms',
    asked: /\bbed ?rooms?\b|\bbeds?\b|\b\d? ?bds?\b|\b\d? ?brs?\b|\bhow many rooms\b|\brooms are there\b/,
    unless: /\bbed (and|&) breakfast\b|\bbed ?bugs?\b|\bflower ?beds?\b/,
    beside: 'bedroom room sleep bed bd br',
    told: /\bbed ?rooms?\b/i,
  },
  {
    name: 'baths',
    called: 'the number of baths',
    asked: /\bbath ?rooms?\b|\bbaths?\b|\b\d? ?ba\b|\brest ?rooms?\b|\b(half|full|powder) (baths?|room)\b|\btoilets?\b/,
    beside: 'bathroom bath room full half',
    specific: 'half powder toilet',
    told: /\bbath ?rooms?|baths?\b/i,
  },
  {
    name: 'size',
    called: 'its size',
    asked:
      /\bsq ?f(ee|oo)?t\b|\bsquare (feet|foot|footage|meters?|metres?)\b|\bsqft\b|\bsq\b|\bfootage\b|\b(floor|living) (area|space)\b|\bsize\b|\bhow (big|large|spacious|small) (is|are) (it|this|that|the (house|home|place|property|apartment|condo|unit|loft|townhouse))\b|\bhow much space\b|\bdimensions\b/,
    hinted: /\bhow (big|large|spacious|small)\b/,
    unless: /\blot size\b|\bsize of (the )?(lot|land|plot)\b/,
    beside:
      'square feet foot footag sq ft sqft size interior living area space spac big larg floor small room roomy meter spacious',
  },
  {
    name: 'kind',
    called: 'the kind of home',
    asked:
      /\b(type|kind|sort|style) of (home|house|property|place|building|unit|dwelling|real estate)\b|\bproperty type\b|\b(is|was) (it|this|that|the (home|property|place|unit)) (really |actually )?an? (single[- ]family( home| house)?|house|condo\w*|apartment|flat|town ?house|town ?home|duplex|triplex|multi[- ]?family|co-?op|studio|penthouse|loft|cottage|commercial)\b|\b(house|condo|apartment) or (an? )?(house|condo|apartment|townhouse|townhome)\b|\bsingle[- ]family\b/,
    beside:
      'type kind sort style detach single family townhouse townhom duplex triplex coop studio penthous cottag commercial building condominium multi dwell real estat free stand standing',
  },
  {
    name: 'year',
    called: 'the year it was built',
    asked:
      /^what year\b|\byear (it was )?(built|of construction|constructed)\b|\b(built|constructed)\b|\bconstruction (year|date)\b|\bbuild (year|date)\b|\bhow old (is|are) (it|this|that|the (house|home|place|property|apartment|condo|unit|loft|townhouse|building))\b|\bage of\b|\b(is it|is this) (an? )?(new|old|older|historic)( (construction|build|house|home|building))?$|\bnew construction\b|\bconverted\b/,
    hinted: /\bhow old\b/,
    unless: /\bbuilt[- ]?ins?\b/,
    beside: 'built old age construct construction building date new year convert older historic original originally',
    told: /\b(built|finished|a|converted|became)\b.{0,20}\b(in )?(1[89]|20)\d\d\b/i,
  },
  {
    name: 'lot',
    called: 'the lot',
    asked:
      /\blot (size|dimensions|area)\b|\b(the|its|how (big|large) (is|a) (the )?) ?(lot|land|plot|parcel)\b|^lot$|\b(lot|land|plot) included\b|\bacres?\b|\bacreage\b|\bhow much land\b|\bplot size\b/,
    unless: /\ba lot\b(?! size)|\blots of\b|\bparking lot\b|\bland ?lord/,
    beside: 'lot land acr acreag size big larg area plot parcel square feet foot footag measur dimension',
    told: /\b(lot|acres?)\b/i,
  },
  {
    name: 'heating',
    called: 'the heating',
    asked:
      /\bheating\b|\bheat\b(?! pump)|\bheaters?\b|\bfurnaces?\b|\bradiators?\b|\bradiant\b|\bboilers?\b|\bheat pumps?\b|\bhvac\b|\b(is|are) (it|the (house|home|place|property|apartment|condo|unit|loft)) heated\b|\bheated$|\bclimate control\b/,
    hinted: /\bheated\b|\bwarm\b/,
    unless: /\bheated (pool|garage|driveway|patio|bathroom floors?|seats?|towel)|\bpool\b|\bwater heater\b/,
    beside:
      'heat system radiator central furnac gas electric radiant floor pump boiler warm winter kind type fuel oil good work hvac climat control',
    specific: 'radiator furnace radiant boiler gas electric central pump oil floor',
    told: /\b(heat(ing|ed|er)?|heat pump|furnace|radiators?|radiant)\b/i,
  },
  {
    name: 'cooling',
    called: 'cooling',
    asked:
      /\bcooling\b|\bair[- ]?con\w*|\bair condition\w*|\ba\/?c\b|\bcentral air\b|\bhvac\b|\bmini[- ]?splits?\b|\bclimate control\b|\bcooled\b/,
    hinted: /\bcool in summer\b/,
    beside:
      'cool air condition ac central system summer hot unit window hvac climat control aircon conditioner conditioning heat pump',
    specific: 'central pump split window unit',
    told: /\b(cool(s|ing)?|air[- ]condition\w*|heat pump)\b/i,
  },
  {
    name: 'floor',
    called: 'the floor it is on',
    asked:
      /\b(which|what) (floor|level|story|storey)\b|\bfloor (is it|number|is the)\b|\b(top|ground|first|high) floor\b/,
    beside: 'floor level story top ground high first building',
    told: /\b(\w+[- ])?(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(st|nd|rd|th)) floor\b/i,
  },
  {
    name: 'view',
    called: 'the view',
    asked: /\bviews?\b|\boverlook\w*|\blook(s)? out (on|over|onto)\b/,
    unless:
      /\b(view|views) (it|this|the|on|of the seller)\b(?! (city|bay|water|ocean|garden|park|bridge|mountains?))|\bstreet view\b/,
    beside: 'view look window from overlook nice',
    told: /\bviews?\b|\bwindow over\b|\blook(s)? into\b|\bwith the bay\b|\boverlook\w*/i,
  },
  {
    name: 'noise',
    called: 'noise',
    asked: /\bnois(e|y|es)\b|\bquiet\b|\bloud\b|\bsound ?proof\w*/,
    unless: /\bparking lot\b|\bneighbou?rs?\b/,
    beside: 'nois noisy quiet loud street area neighborhood traffic level night road',
    told: /\b(quiet|noise|sound ?proof\w*)\b/i,
  },
  {
    name: 'address',
    called: 'the address',
    asked:
      /\baddress\b|\blocated\b|\blocation\b|\b(which|what) (street|city|town|state|county|borough)\b|\bzip( ?code)?\b|\bwhere (is|'s|are) (it|this|that|the (house|home|place|property|apartment|condo|unit|loft|townhouse|building))\b|^where\b.{0,12}$/,
    hinted: /\bwhere\b/,
    unless: /\be-?mail address\b/,
    beside: 'address locat street city town state zip code exact full county borough map building',
  },
  {
    name: 'school',
    called: 'the school district',
    asked: /\bschools?\b|\bschool district\b|\bkindergartens?\b/,
    beside: 'school district public assign zon serv elementary high name which middl belong zone',
    told: /\bschool district\b/i,
  },
  {
    name: 'neighborhood',
    called: 'the neighborhood',
    asked:
      /\bneighbou?rhoods?\b|\bsurrounding(s| area)?\b|\b(the|this|that|local) (area|location like)\b|\bwhat('s| is) (around|nearby|near it|close by|in walking distance|within walking distance)\b|\bwalkab(le|ility)\b|\bpart of town\b/,
    unless: /\bneighbou?rhood('s)? (parking|watch|association)\b/,
    beside:
      'neighborhood neighbourhood area surround nearby around local vibe nice town walk walkabl walkability distanc feel',
    told: /\b(neighbou?rhood|street|bend|court|district|shops?|caf[eé]s?|restaurants?|station|in the middle of|friendly row)\b/i,
  },
]
