/** "Somewhere to dry surfboards", "anybody gonna yell at me for playing drums": asked without a question mark or a verb in front. */
export const asksUnmarked = (line: string) => asks.test(line)

const asks =
  /^(?:(?:and|so|ok|okay|but|hi|hey|well|also|oh|or) )*(?:(?:anything|anywhere|somewhere|someplace|any place|any spot|any nook|any room) (?:(?:close|nearby|around|outside|inside|there|in there) )?(?:to|for|around|near|i can|we can|where|that|like)\b|(?:anybody|anyone) (?:(?:there|else|in there|ever) )?(?:going to|about to|who (?:can|will|does)|complain|complains|care|cares|mind|minds)\b)(?!.*\b(?:works|is fine|is ok|is good|will do|helps|you have|you got)$)/
