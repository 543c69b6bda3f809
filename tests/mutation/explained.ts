/** Mutants that nobody can notice, and why: `<machine> · <mutant>`. The list only gets shorter. */
export const explained: Record<string, string> = {
  'access-gate · validatingPassword onDone #3: lead to arriving':
    'A gate that asks for a password passes straight through arriving into editing: the visitor cannot tell.',
  'access-gate · validatingPassword onError: lead to arriving':
    'A gate that asks for a password passes straight through arriving into editing: the visitor cannot tell.',
  'property-view · unasked FIND_HOME: lead to arriving':
    'An address that was found passes straight through arriving into asked: the visitor cannot tell.',
  'property-view · unasked LOCATION_CHANGED: lead to arriving':
    'An address in the bar passes straight through arriving into asked: the visitor cannot tell.',
  'seller-answer · failed RETRY: lead to reading':
    'A link that was good enough to be looked up passes straight through reading into lookingUp: the seller cannot tell.',
  'tour-request-confirm · failed RETRY: lead to reading':
    'A link that was good enough to be looked up passes straight through reading into loading: the buyer cannot tell.',
  'tour-reschedule · failed RETRY: lead to reading':
    'A link that was good enough to be looked up passes straight through reading into lookingUp: the seller cannot tell.',
  'address-search · assisted: begin in tooShort':
    'An address that stands and one that is too short to ask about look alike, and the same leads out of both.',
}
