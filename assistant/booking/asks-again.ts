const tour = '(?:tour|visit|viewing|showing|appointment|slot|spot|time|booking)'

/** "Can I have my slot back", "write me back in", "is 1 still sitting there?", "¿me la devuelves?" */
const wantsBack = new RegExp(
  [
    String.raw`\b(?:have|get|take|want|need|like|reclaim|snag) (?:my|our|that|the)(?: old| same| original)? ${tour} back\b`,
    String.raw`\b(?:put|write|pencil|sign|slot|squeeze|add|book|pop|stick|get) (?:me|us) back (?:in|on|down|up)\b(?! touch)`,
    String.raw`\bis (?:the )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?(?: one| slot)? still (?:sitt?in\S*|there|open|free|available|up for grabs|around)\b`,
    String.raw`\b(?:is|was) (?:it|that|my ${tour}|(?:that|the) ${tour}) still (?:sitt?in\S*|there|up for grabs|mine)\b`,
    String.raw`(?<!\p{L})(?:me|nos) l[ao] (?:devuelv|regres)[ae]s?(?!\p{L})|(?<!\p{L})l[ao] quier[eo]n? (?:otra vez|de vuelta|de nuevo)(?!\p{L})|(?<!\p{L})(?:vu[eé]lv[ae]|vuelves?)(?:me|nos)? a (?:poner|agendar|apuntar|anotar|reservar)`,
  ].join('|'),
  'iu',
)

/** Whether someone who canceled a tour asks for it again; a question of its own, and none for the owner. */
export const wantsTourBack = (message: string) => wantsBack.test(message)

/** "Changed my mind again, rebook it" after canceling: the same time. */
const asksAgain =
  /\bre-?book\b|\bbook (?:it|that|me) (?:in )?again\b|\b(?:want|need|like) (?:it|my (?:tour|visit|appointment|slot)) back\b|\b(?:un-?cancel|reinstate)\b|\b(?:still have|have|keep) (?:it|that|my (?:tour|visit|slot|spot)|the \d\S*(?: ?[ap]m| ?o'? ?clock)?(?: (?:one|slot|tour))?) ?(?:back|after all|again|still|[\s.?!]*$)|^(?:(?:jk|just kidding|kidding|wait|actually|no|oh|sorry|lol),? )+(?:i|we) (?:do |still )*(?:want|need) (?:it|that)(?: after all| back)?[\s.!]*$/i

/** Whether someone asks for the tour that they just canceled. */
export const asksForSameAgain = (message: string) =>
  asksAgain.test(message) || wantsBack.test(message) || goesBackToBefore(message)

const backToBefore =
  /\b(?:put|move|switch|set|change|leave|keep) (?:me|us|it|that|the tour|my tour) (?:back )?(?:to |at )?(?:where|when|what|how) (?:i|we|it) (?:was|were|had(?: it)?)(?: before| originally)?\b|\b(?:put|move|switch|change|set) (?:me|us|it|that|the tour|my tour) back (?:to (?:the )?(?:original|old|first|previous|earlier)(?: (?:one|time|slot|day))?|to (?:how|what|where) it was|like (?:it was|before))\b|\b(?:undo|revert) (?:it|that|the (?:move|change))\b|(?<!\p{L})(?:d[eé]j|p[oó]n|regr[eé]s)[ae](?:me|l[ao]) (?:como|donde) (?:estaba|antes)(?!\p{L})/iu

/** "Put me back where I was", of a tour that was moved, or is being moved. */
export const goesBackToBefore = (message: string) => backToBefore.test(message)
