/** "We got approved for an FHA up to 950", "gotta sell our place first" */
const means =
  /\b(?:loans?|mortgage|heloc|pre ?approv\w+|prequal\w+|approved|fha|va|usda|jumbo|financ\w+|lender|bank|cash|credit|escrow|down payment|without (?:a |any )?(?:loan|mortgage|bank)|(?:sell|selling|sold|list|listing) (?:our|my|the|his|her|their) (?:(?:current|old|own|other) )?(?:place|house|home|condo|apartment|flat|townhouse|loft)|aprobaron|autorizaron|hipoteca|banco|contado)\b/

const speaks =
  /\b(?:i|we|my|our|me|us|he|she|they|his|her|their|aprobaron|autorizaron|traigo|nos)\b|^(?:were|im) (?:all )?(?:paying|buying|doing|using|going)\b|^(?:(?:so|and|but|well|ok|okay|probably|maybe|also|just|only|all) )*(?:got to|need to|have to|would be|will be|heloc|jumbo|cash|conventional|fha|va|loan|mortgage|no bank)\b/

/** What asks for something, wherever it stands. */
const asksFor =
  /\b(?:what|how|which|when|where|who|whose|why|should|can|could|may|do (?:you|they|i|we)|does|did|is (?:it|that|this|there|the|any)|are (?:they|there|you|the)|would (?:it|they|you|that|the|he|she|i|we)|will (?:it|they|you|that|the|he|she|i|we)|tell|wonder\w*|know|recommend|suggest\w*|advise|advice|explain|calculate|add|enough|possible|or not|ask\w*|question|thoughts|best|better|worth|rates?|capital|gains|tax\w*|deduct\w*|qualify|afford|lend|cheaper|negotiable|firm|offers?|price|asking|dues|hoa|rent)\b/

/** Whether a clause says how its writer pays, and asks for nothing: no advice on loans is due. */
export const saysHowOnePays = (line: string): boolean => means.test(line) && speaks.test(line) && !asksFor.test(line)

/** "Gonna flip it honestly", "dont need a mortgage", "my wife says we'd still take a small loan": nothing is asked. */
export const tellsOwnPlans = (line: string): boolean => plans.test(line) && !asksFor.test(line)
const plans =
  /^(?:(?:so|and|but|well|ok|okay|yes|oh|also|no|nah|honestly|actually|probably|maybe|just|still|scratch that|never mind|i|we|he|she|they|my (?:wife|husband|partner|mom|dad|folks|parents) (?:says?|said|thinks?|thought)) )*(?:(?:do |am |are |will |would |did |is )?not |(?:would|will|might|may|could|can|am|are) |not )?(?:(?:still|also|only|just|probably|likely|even) )*(?:need|needs|want|wants|have|take|taking|use|using|get|getting|do|doing|looking|hoping|planning|going|trying|thinking|pulling|putting|park|parking|flip|flipping|selling|buying|paying|pay|plan|mean|invest|investing|cosigning)\b/
