/**
 * "their" before what people plainly have themselves: "share experiences", "improve skills". Verb and noun are named
 * together, because a bare noun reads as a set phrase only behind the verbs that it goes with.
 */
export const THEIR_OBJECTS = `
= [share|exchange|discuss|tell|collect/V] their [@ADJ?] [experiences|stories|memories|secrets|tales|thoughts|ideas|opinions|views|knowledge|expertise|insights|information|news|feelings|perspectives|resources|food|passwords|recipes] [!of] -> 0
= [express|voice|convey|vent|exchange|air/V] their [@ADJ?] [creativity|emotions|feelings|thoughts|ideas|opinions|views|concerns|gratitude|appreciation|support|frustration|frustrations|anger|disappointment|outrage|dissatisfaction|excitement|concern|condolences|sympathy|joy|grief|doubts|fears|grievances|admiration|enthusiasm|relief|solidarity|displeasure|worries|disapproval|confidence|individuality|perspectives|preferences|satisfaction|belief|respect|regret|love] -> 0
= [improve|develop|build|hone|sharpen|refine|enhance|strengthen|practice|acquire|gain|learn|expand|boost|increase|deepen|broaden|polish|upgrade/V] their [@ADJ?] [skills|knowledge|abilities|confidence|self-esteem|creativity|understanding|productivity|performance|horizons|vocabulary|expertise|literacy|fluency|efficiency|concentration|focus|stamina|fitness|resilience|morale|grades|endurance|techniques|vocabularies] [!of] -> 0
= [show|showcase|demonstrate|display|exhibit|prove|flaunt/V] their [@ADJ?] [talents|skills|creativity|skill|expertise|strength|courage|knowledge|loyalty|ingenuity|solidarity|gratitude|appreciation|craftsmanship|prowess|superiority|resilience|teamwork|determination|talent|support|affection|abilities] -> 0
= [off] their [@ADJ?] [talents|skills|creativity|moves] -> 0
= [manage|control|regulate|handle|process|suppress|hide|conceal|understand|channel|relieve/V] their [@ADJ?] [emotions|feelings|anger|stress|anxiety|time|finances|money|symptoms|condition|weight|impulses|pain|grief|frustration|excitement|disappointment|fear] -> 0
= [spend|waste|devote|invest|dedicate/V] their [time|money|energy|resources] -> 0
= [save|saved|saving|pool|pooled|pooling|share|shared|sharing] their [resources|money|energy] -> 0
= [pursue|follow|chase|pursued|pursuing|pursues|achieve|set|reach|accomplish|achieving|reaching] their [@ADJ?] [goals] -> 0
= [pursue|pursued|pursuing|explore|exploring|develop] their [@ADJ?] [interests|hobbies] -> 0
= [protect|defend|violate|assert|exercise/V] their [@ADJ?] [rights|privacy|freedom|freedoms|data] -> 0
= [finish|complete|do|submit|finishing|completing|doing|submitting] their [@ADJ?] [homework|assignments|tasks|chores|coursework|schoolwork|projects|studies] -> 0
= [pay|paying|paid] their [@ADJ?] [bills|taxes|debts|rent|fees|tuition|loans|fines] -> 0
= [raise|raising] their [children|kids|families] -> 0
= [change|changing|alter] their [@ADJ?] [habits|behavior|behaviour|lifestyles|routines] -> 0
= [reduce|reducing|cut|cutting|lower|limit|limiting|offset] their [@ADJ?] [emissions|stress|costs|expenses|debt|spending|energy|water|car|fuel] [!of] -> 0
= [support|defend|justify|prove/V] their [@ADJ?] [claims|arguments|conclusions|hypotheses] -> 0
= [raise|voice|raised|raising] their [concerns|objections] -> 0
= [face|confront|overcome|conquer|facing|confronting|overcoming] their [@ADJ?] [fears|limitations|shortcomings|differences] -> 0
= [fulfil|fulfill|perform] their [@ADJ?] [duties|tasks|responsibilities|obligations] -> 0
= [settle|settled|resolve|resolved|resolving|forget|forgot] their [differences] -> 0
= [exercise|exercising|exercised|use|using] their right [to] -> the right
= [attract|attracting|expand|expanding|diversify|grow] their [audience] -> the audience
= [maintain|improve|protect|preserve|maintaining|improving] their [@ADJ?] [balance|health|well-being|wellbeing|stability|independence|momentum|relevance|competitiveness|stamina|motivation|credibility|reputation] [!of] -> 0
= [leave|left|leaving] their homes [!~behind|in] -> home
= [earn|earned|earning|make|making] their [livelihood|living] -> a living
`
