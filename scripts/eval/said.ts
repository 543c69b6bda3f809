/** What happened in a turn, for checking its sentences. */
export interface Done {
  asksOwner: boolean
  isRequested: boolean
  isMoved: boolean
  /** There is no upcoming tour. */
  isCanceled: boolean
  wantsPerson: boolean
  /** The seller of a tour was sent a message. */
  isMessaged: boolean
  /** Contact details were noted, now or before. */
  isReachable: boolean
}

const claims: [RegExp, (done: Done) => boolean][] = [
  [
    /\b(?:I(?:’|')ve asked the|I asked the|I(?:’|')ve sent your question|already has this question|le pregunté al|se lo pregunté|envié su pregunta)\b/i,
    ({ asksOwner, isRequested, isMoved }) => asksOwner || isRequested || isMoved,
  ],
  [/\bDone\. I asked the|\btour is (?:booked|requested|scheduled)\b/i, ({ isRequested }) => isRequested],
  [/\bLe pedí al \w+ la visita\b/i, ({ isRequested }) => isRequested],
  [/\bCambié su visita\b/i, ({ isMoved }) => isMoved],
  [/\bCancelé su visita\b|\bya está cancelada\b/i, ({ isCanceled }) => isCanceled],
  [/\bI moved your tour\b/i, ({ isMoved }) => isMoved],
  [/\bis (?:already )?cancell?ed\b/i, ({ isCanceled }) => isCanceled],
  [/\bI(?:’|')ve passed that on\b|\bYa le pasé su mensaje\b/i, ({ isMessaged }) => isMessaged],
  [/\bI(?:’|')m letting the\b|\bLe aviso\b/i, ({ wantsPerson }) => wantsPerson],
  [/\bI(?:’|')ve noted how to reach you\b|\banoté sus datos\b/i, ({ isReachable }) => isReachable],
]

/** The unfounded claims of a text. */
export function saidNotDone(text: string, done: Done): string[] {
  return claims.flatMap(([claim, isTrue]) => {
    const found = claim.exec(text)
    return found && !isTrue(done) ? [found[0]] : []
  })
}
