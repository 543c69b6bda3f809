const changed =
  '(?:wrong|different|another|other|change|changed|incorrect|update|fix|correct|misspelled|old|not right|typo|edit)'

/** Whether a sentence says that the email, the name, the phone number or the time is wrong. `asked`: it was just asked for. */
export function disputes(sentence: string, what: 'email' | 'name' | 'phone' | 'time', asked: boolean): boolean {
  // "That is the correct name" agrees.
  const said = sentence
    .toLowerCase()
    .replace(/(?<!\bnot )(?<!n['’]t )\b(?:is|are|['’]s|thats|its) (?:all )?(?:the )?correct\b/g, ' ')
    .replace(/\band the correct\b/g, ' ')
  const thing = {
    email: '(?:e-?mail|mail|address)',
    name: '(?:name)',
    phone: '(?:phone(?: number)?|number|cell|mobile)',
    time: '(?:time|day|date|hour)',
  }[what]
  const isAnother = new RegExp(String.raw`\buse (?:my|a|the) \w+ ${thing}\b`).test(said)
  const isWrong = new RegExp(String.raw`\b${changed}\b.{0,20}\b${thing}\b|\b${thing}\b.{0,20}\b${changed}\b`).test(said)
  return (
    isAnother ||
    isWrong ||
    (asked &&
      new RegExp(String.raw`^(?:no,? )?(?:just )?(?:the|my)?\s*${thing}(?: address)?(?: please)?[.!]*$`).test(
        said.trim(),
      ))
  )
}
