const home = '(?:house|home|place|apartment|apt|condo|unit|loft|townhouse|property|premises|grounds|flat)'
const wants = '(?:want|wanna|need|like|love|hope|plan|hoping|planning|looking|keen|enquiring|inquiring|happy)'
const quiere =
  '(?:quiero|quisiera|quisi[eé]ramos|queremos|necesito|necesitamos|ocupo|ocupamos|kiero|me gustar[ií]a|nos gustar[ií]a|me interesa|puedo|podemos|podr[ií]a|podr[ií]amos|se puede)'

/** "We need a walkthrough", "would love to view", "can we come scope it", "quisiera coordinar una visita" */
export const comesToSee = new RegExp(
  [
    String.raw`\b${wants}(?: to (?:schedule|have|do|get|book))? an? (?:walk-?through|time slot|look-?see|looksee|private showing)\b`,
    String.raw`\b(?:i|we|id|i['’]d|we['’]d|would|${wants}) (?:to|on|about) (?:view(?:ing)?|visit(?:ing)?|tour(?:ing)?)(?: (?:the|this|your) ${home})?(?=[\s.,!]*$| (?:at|on|this|next|please|pls|plz|when|if|before|after|with|in)\b)`,
    String.raw`\b(?:coming|come|came|here) to (?:view|tour|visit)(?=[\s.,!?]*$| (?:it|the|this|plz|pls|please)\b)`,
    String.raw`\b(?:come|go|nip|pop|head) (?:over |up |by |round |down )?(?:and |to |for )?(?:scope|eyeball) (?:it|this|that|the ${home})\b`,
    String.raw`\b(?:nip|pop|come|go|drop|swing) (?:up|over|by|round|in|down) for a (?:gander|look|peek|nose|nosy|butcher['’]?s)\b`,
    String.raw`\b(?:rather|wanna|want to|like to|love to|prefer to) (?:go|get|step|have a look|look) inside(?=[\s.,!]*$)`,
    String.raw`\b(?:like|love|want|wanna) (?:to )?walk (?:the (?:grounds|property|lot|land)|through the ${home})\b`,
    String.raw`\bany (?:chance|way) (?:of (?:peeking|seeing|viewing|touring|a (?:peek|look|tour|viewing))|(?:i|we) (?:could|can|might) (?:peek|take a look|have a look))\b(?! (?:the (?:disclosures?|contract|report|bylaws|plans?|floor ?plans?|documents?)))`,
    String.raw`\bhow do (?:i|we) (?:go|get|come) in(?:side)? (?:it|this|there)(?=[\s?.!,]*$|, )`,
    String.raw`\b(?:can|could|will|would) (?:somebody|someone|anybody|anyone|you|one of you) (?:please )?(?:walk|show) (?:me|us) (?:through|around) (?:it|the ${home}|this ${home})\b`,
    String.raw`\bget me in there (?:today|tomorrow|tmrw?|tonight|this|on|by|asap)\b`,
    String.raw`\b(?:tell|say) (?:you )?when (?:i|we) (?:wanna|want to|can|would like to) come(?=[\s?.!,]*$| (?:by|over|see)\b)`,
    String.raw`(?<!\p{L})${quiere}(?: \p{L}+)? (?:coordinar|concertar|agendar|programar|hacer|pedir|reservar|sacar|organizar|arreglar) (?:una|la) (?:visita|cita)(?!\p{L})`,
    String.raw`(?<!\p{L})${quiere} (?:ver|verl[oa]|conocer(?:l[oa])?|mirar(?:l[oa])?|visitar(?:l[oa])?)(?: (?:(?:el|la|ese|esa|este|esta) (?:depa\w*|piso|casa|loft|condo|lugar|apartamento|propiedad|departamento))?)?(?: ?(?:por dentro|en persona))?(?=[\s.,!?]*$|, | (?:antes|cuando|si|este|el|mañana|hoy|pronto|con)\b)`,
    String.raw`(?<!\p{L})${quiere}(?: (?:ir|pasar|venir) a)? echar(?:le|l[oe]s)? un (?:ojo|vistazo)(?!\p{L})`,
  ].join('|'),
  'u',
)
