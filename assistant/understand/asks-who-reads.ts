const mine =
  '(?:my|our) (?:\\w+ ){0,2}?(?:number|phone|email|name|info|information|details|data|budget|address|messages|chat)'
const owner = '(?:him|her|them|(?:the |my )?(?:owners?|sellers?|landlords?|landlady|agents?|realtor|listing agent))'

const asks = new RegExp(
  [
    // "Please don't tell the seller my budget is 1.9", "don't share my phone number"
    `^(?:(?:so|and|but|ok|okay|wait|please|pls|also|oh|actually|just) )*(?:do not|dont|never) (?:tell|mention|say|share|show|give|pass)\\b.{0,40}\\b(?:${owner}|${mine})\\b`,
    // "Do you save what I type here?", "is this chat recorded?"
    '\\b(?:save|saved|saving|store|stored|record|recorded|recording|log|logged|keep|keeping)\\b.{0,30}\\b(?:what i (?:type|say|write|wrote|said|tell you)|(?:this|my|our|the) (?:chat|conversation|messages?|texts?))\\b',
    '\\b(?:is|are|will) (?:this|the|our|my) (?:chats?|conversations?|messages?) (?:be )?(?:private|confidential|recorded|saved|stored|logged|monitored)\\b',
    '\\bis (?:this|it|what i (?:type|say|write)) (?:private|confidential|being recorded|recorded|just between us)\\b',
    // "Who sees this conversation?"
    '\\bwho (?:else |all |can |will |gets to )*(?:sees?|reads?)\\b.{0,20}\\b(?:this|chat|conversation|messages?|what i)\\b',
    `\\b(?:does|do|can|will) ${owner} (?:see|read|get) (?:this|what i|my (?:messages?|chat|texts?)|our (?:chat|conversation))\\b`,
  ].join('|'),
)
const asksInSpanish =
  /\b(?:lo|la|esto|eso|todo) (?:apuntan?|apuntas|guardan?|guardas|graban?|grabas|anotan?|anotas)\b|\bse lo (?:pasan?|pasas|dicen|dices) (?:a alguien|al (?:due[nñ]o|propietario|vendedor|agente))|\bno (?:le|les|se lo) (?:diga|digas|cuente|cuentes|pase|pases)\b/i

/** "Do you save what I type here?", "don't tell the seller my budget": who reads what a visitor writes. */
export const asksWhoReads = ({ words, text }: { words: string[]; text: string }): boolean =>
  asks.test(words.join(' ')) || asksInSpanish.test(text)
