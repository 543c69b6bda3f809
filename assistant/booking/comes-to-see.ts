const home = '(?:house|home|place|apartment|apt|condo|unit|loft|townhouse|property|premises|grounds|flat)'
const wants = '(?:want|wanna|need|like|love|hope|plan|hoping|planning|looking|keen|enquiring|inquiring|happy)'
const quiere =
  '(?:quiero|quisiera|quisi[eé]ramos|queremos|necesito|necesitamos|ocupo|ocupamos|kiero|me gustar[ií]a|nos gustar[ií]a|me interesa|puedo|podemos|podr[ií]a|podr[ií]amos|se puede)'

const soon =
  '(?:today|tonight|tomorrow|tmrw?|this|next|on|(?:mon|tues?|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?|at|like|around|later)'
const dia = '(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|fin de semana|finde|mañana|hoy)'
/** "We need a walkthrough", "can we come scope it", "hay chance el jueves?", "quisiera coordinar una visita", "where's the closest slot to right now?" */
export const comesToSee = new RegExp(
  [
    String.raw`\b${wants}(?: to (?:schedule|have|do|get|book))? an? (?:walk-?through|time slot|look-?see|looksee|private showing)\b`,
    String.raw`\b(?:i|we|id|i['’]d|we['’]d|would|${wants}) (?:to|on|about) (?:view(?:ing)?|visit(?:ing)?|tour(?:ing)?)(?: (?:the|this|your) ${home})?(?=[\s.,!]*$| (?:at|on|this|next|please|pls|plz|when|if|before|after|with|in)\b)`,
    String.raw`\b(?:is it|it is|it's|would it be|will it be|it would be) possible (?:to|for(?: (?:me|us))?(?: to)?|that (?:i|we)) (?:come|visit|view|see (?:it|this|the ${home})|tour|pass by|stop by|have a (?:look|visit))(?=[\s.,!?]*$| (?:it|this|the ${home}|by|on|at|over|then|in the|${soon})\b)`,
    String.raw`\b(?:wish|want|like|wanna|love|intend|plan) to inspect (?:it|this ${home}|the ${home})(?=[\s.,!]*$| (?:on|at|in person|this|next|tomorrow|today|before|after|with)\b)`,
    String.raw`\b(?:ask(?:ing)? about|inquir(?:e|ing) about|enquir(?:e|ing) about|interested in|thinking (?:of|about)|hope of|hopes of|chance of|arrange|arranging|like to arrange|(?:about|regarding)) (?:seeing|viewing|visiting|touring) (?:it|this|the ${home}|this ${home})(?=[\s.,!?]*$| (?:on|at|in person|this|next|tomorrow|today|before|after|and|,)\b|,)`,
    String.raw`\b(?:i|we) (?:might|may|could) be shown (?:around|round|over|through) (?:it|this|the ${home})\b`,
    String.raw`\b(?:coming|come|came|here) to (?:view|tour|visit)(?=[\s.,!?]*$| (?:it|the|this|plz|pls|please)\b)`,
    String.raw`\b(?:can|could|may) (?:i|we) come (?:over |out )?(?:(?:in|at|around|like|after) )?(?:${soon}|\d|an hour|half an hour|two|three)\b`,
    String.raw`\b(?:come|go|nip|pop|head) (?:over |up |by |round |down )?(?:and |to |for )?(?:scope|eyeball) (?:it|this|that|the ${home})\b`,
    String.raw`\b(?:nip|pop|come|go|drop|swing) (?:up|over|by|round|in|down) for a (?:gander|look|peek|nose|nosy|butcher['’]?s)\b`,
    String.raw`\b(?:rather|wanna|want to|like to|love to|prefer to) (?:go|get|step|have a look|look) inside(?=[\s.,!]*$)`,
    String.raw`\b(?:like|love|want|wanna) (?:to )?walk (?:the (?:grounds|property|lot|land)|through the ${home})\b`,
    String.raw`\bany (?:chance|way) (?:of (?:peeking|seeing|viewing|touring|a (?:peek|look|tour|viewing))|(?:i|we) (?:could|can|might) (?:peek|take a look|have a look))\b(?! (?:the (?:disclosures?|contract|report|bylaws|plans?|floor ?plans?|documents?)))`,
    String.raw`\bhow do (?:i|we) (?:go|get|come) in(?:side)? (?:it|this|there)(?=[\s?.!,]*$|, )`,
    String.raw`\b(?:can|could|will|would) (?:somebody|someone|anybody|anyone|you|one of you) (?:please )?(?:walk|show) (?:me|us) (?:through|around) (?:it|the ${home}|this ${home})\b`,
    String.raw`\bcheck (?:it|this|that|(?:this|the|that|ur|your) ${home}) out(?=[\s.,!?]*$| ${soon}\b| (?:please|pls|plz|in person|this|next|before|after)\b)`,
    String.raw`\b(?:can|could|may) (?:i|we|(?:me|i) and (?:my )?\w+|my \w+ and i) walk (?:it|the ${home}|this ${home})(?=[\s.,!?]*$| ${soon}\b)`,
    String.raw`\bget me in there (?:today|tomorrow|tmrw?|tonight|this|on|by|asap)\b`,
    String.raw`\b(?:tell|say) (?:you )?when (?:i|we) (?:wanna|want to|can|would like to) come(?=[\s?.!,]*$| (?:by|over|see)\b)`,
    String.raw`(?<!\p{L})${quiere}(?: \p{L}+)? (?:coordinar|concertar|agendar|programar|hacer|pedir|reservar|sacar|organizar|arreglar) (?:una|la) (?:visita|cita)(?!\p{L})`,
    String.raw`(?<!\p{L})${quiere} (?:ver|verl[oa]|conocer(?:l[oa])?|mirar(?:l[oa])?|visitar(?:l[oa])?)(?: (?:(?:el|la|ese|esa|este|esta) (?:depa\w*|piso|casa|loft|condo|lugar|apartamento|propiedad|departamento))?)?(?: ?(?:por dentro|en persona))?(?=[\s.,!?]*$|, | (?:antes|cuando|si|este|el|mañana|hoy|pronto|con)\b)`,
    String.raw`(?<!\p{L})${quiere}(?: (?:ir|pasar|venir) a)? echar(?:le|l[oe]s)? un (?:ojo|vistazo)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:quiero|quisiera|quer[ií]a|puedo|podemos|podr[ií]a|podr[ií]amos|vamos a|me gustar[ií]a) (?:ir|pasar|venir) a (?:ver|mirar|conocer|visitar|verl[oa]|conocerl[oa]|visitarl[oa])(?!\p{L})`,
    String.raw`(?<!\p{L})hay (?:chance|chanza|manera|modo|oportunidad) (?:(?:de|para) (?:ver|ir|pasar|visitar|conocer)(?:l[oa])?|(?:para )?(?:(?:el|este) )?${dia})(?!\p{L})`,
    String.raw`(?<!\p{L})qu[eé] d[ií]a (?:me|nos) (?:reciben?|recibes|atienden?|atiendes|l[oa] enseñan?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:me|nos) (?:l[oa] (?:enseñan?|muestran?|enseñas|muestras)|(?:enseñan?|muestran?|enseñas|muestras) (?:la casa|el depa\w*|el lugar|el condo))(?!\p{L})`,
    String.raw`\btime to (?:walk|see|view|tour|visit|check out) (?:the|this|your) (?:property|house|home|place|apartment|condo|unit|loft)\b`,
    String.raw`\b(?:can i|could i|lemme|let me|i'll|ill|we'll|i can|i could|i wanna|gonna) (?:come )?pull up ${soon}\b`,
    String.raw`\b(?:where|what|when)(?:['’]?s| is) (?:the|your|ur) (?:closest|nearest|next|soonest|earliest|first) (?:open |free |available )?(?:slot|opening|appointment)\b`,
    String.raw`\bis there an? (?:slot|opening) (?:free |open |available )?(?:for )?${soon}\b`,
    String.raw`\b(?:showing|tour|viewing) request\b`,
    String.raw`\bwhen(?:['’]?s| is) the (?:soonest|earliest|first time) (?:i|we) (?:can|could|may) (?:see|check|come|tour|view|visit|look|stop|swing|get in)\b`,
    String.raw`\bcan (?:i|we) (?:just )?(?:(?:come|pop|peek|step|get|go) in(?:side)?|(?:come|pop|run|head) up(?:stairs)?)(?: (?:now|today|real quick|for a (?:second|sec|minute|min|look)))*[\s?.!]*$`,
    String.raw`\b(?:can|could|will|would|if) (?:they|you|u|someone|somebody|the \w+)(?:['’]?ll| will)? let (?:me|us) in(?:side)? (?:${soon}|for a)\b`,
    String.raw`(?<!\p{L})cu[aá]ndo (?:l[oa] )?(?:puedo|podemos|podr[ií]a|podr[ií]amos) (?:ir a |pasar a )?(?:ver|visitar|conocer|mirar)(?:l[oa])?(?=[\s?!.,]*$| (?:(?:el |ese |este )(?:depa|loft|lugar|condo)|(?:la |esa |esta )(?:casa|propiedad)|y |con ))`,
    String.raw`(?<!\p{L})me gustar[ií]a (?:ir|pasar|conocerl[oa]|visitarl[oa]|verl[oa])(?=[\s.,!]*$| (?:a ver|el |este |mañana|hoy|pronto))`,
  ].join('|'),
  'u',
)
