/**
 * Small words that models lean on more than people do, where another small word says the same.
 * Kobak et al. count these, while, both, through, across, during and however among the style words; what stands for
 * them is what people wrote in the aligned pairs (these -> the 49 times, however -> but 33, while -> and 21, although 19).
 */
export const DEMONSTRATIVES = `
these [findings|results|factors|issues|problems|challenges|changes|methods|approaches|techniques|systems|models|elements|aspects|developments|advances|advancements|measures|differences|features|efforts|strategies|effects|concerns|conditions|ideas|principles|qualities|events|technologies|tools|resources|skills|risks|questions|rules|practices|policies|barriers|patterns|processes|stories|works|themes|traits|structures|data|initiatives] [!@PUNCT] -> the | such
these two|three|four [*s|@ADJ] -> the $2
`

export const CONNECTIVES = `
^ while [the|a|an|some|many|most|this|these|both|its|their|such|there|@NOUN|PROPN] [!with|around|through|into|past|down|out|up|@PUNCT] [!~was|were|waiting|*ing] -> although | though
^ while [!alone|asleep|awake|young|pregnant|sick|ill|busy|away|abroad|drunk|single|hot|warm|wet|still|alive|present|online] [@ADJ] [!~was|were|waiting|*ing] -> although | though
[!~arguing|believing|claiming|stating|saying|contending|noting|finding|preferring|suggesting|with] [!so|first|second|third|fourth|finally|last|conclusion|addition|summary|fact|short|contrast|particular|general|example|instance|course|hand|opinion|@ADV] , while [others|some|many|most|it|they|he|she|we] [!*ed|was|were|slept|sat|stood|lay|held|spoke|ate|drove|went|did] [@VERB|AUX] [!*ing] -> , and | , but
[!~arguing|believing|claiming|stating|saying|contending|noting|finding|preferring|suggesting|with] [!so|first|second|third|fourth|finally|last|conclusion|addition|summary|fact|short|contrast|particular|general|example|instance|course|hand|opinion|@ADV] , while [the|its|their|these|those] [@NOUN] [*ed] -> , and
[!~arguing|believing|claiming|stating|saying|contending|noting|finding|preferring|suggesting|with] [!so|first|second|third|fourth|finally|last|conclusion|addition|summary|fact|short|contrast|particular|general|example|instance|course|hand|opinion|@ADV] , while [the|its|their|these|those] [@NOUN] [!*ed] [@VERB|AUX] [!*ing] -> , and | , but
[!~arguing|believing|claiming|stating|saying|contending|noting|finding|preferring|suggesting|with] [!so|first|second|third|fourth|finally|last|conclusion|addition|summary|fact|short|contrast|particular|general|example|instance|course|hand|opinion|@ADV] , while [*s] [@VERB|AUX] [!*ing] -> , and | , but
both [!a|an] [@ADJ|DET|PROPN|PRON] [!*s] [!~don't|didn't|isn't|aren't|doesn't|let|leave|keep] [~and] -> 0
both [!hands|sides|eyes|ears|arms|legs|feet|knees|shoulders|hips|parties|teams|cases|ways|ends|players|brothers|sisters|parents|men|women|boys|girls|countries|companies|groups|directions|halves|films|books|movies] [@NOUN] [and] [!,|@VERB|AUX|PRON|ADV] -> 0
^ however , [the|it|this|they|he|she|we|there|these|that|many|some|a|i|you|in|if|when|not] -> but | still,
[*s|people|growth|progress|work|use|inconsistencies|teams|services|operations|jobs|schools|offices|stores|communities] across [the|our|its] [region|city|company|organization|organisation|business|district|province|county|campus|industry|department|institution|university|group] -> in
across the world -> around the world
during [the|this|that|its|their|his|her] [~season|period|years|summer|winter|spring|autumn|fall|century|decade|war|era|weeks|months] [!~pandemic|crisis] -> in
due to [its|their|his|her|this|these|@ADJ] -> because of
these [two|three|four|five] [*s|@ADJ] -> the
`

/** Commas that models set and most people leave out, and the pointing "this" before a verb; Balanced and Strong. */
export const LIGHT_COMMAS = `
[~@VERB|AUX] , such as [!~,] -> such as
[~@VERB|AUX] [@NOUN|PROPN] , including [!~,] -> including
, especially [when|if|in|on|at|for|with|as|since|because|during|among|considering|given|after|where|while] [!~,] -> especially
[!~,|:|who|which|whose|whom|where|not|never|no|nor|cannot|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|isn't|aren't|wasn't|weren't|shouldn't|haven't|hasn't|hadn't] , because -> because
, while [*ing] [!~,] -> while
, but [@ADP] [!~,] -> but
[!~,|or] [~@VERB|AUX] , like [!~,] -> like
[!~,] , so that [!is|was|@PUNCT] -> so that
[~@VERB|AUX] , as well as [!~,] -> as well as
^ this makes|means|meant|made|allows|allowed|led|leads|helps|helped|shows|showed|creates|created|gives|gave|causes|caused [!,|that] -> that $2
`
