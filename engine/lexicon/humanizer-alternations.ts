/**
 * Small words between which people choose freely and models do not: the other one, where the views of the search say
 * that it reads more like a person's. Which ones: the widest gaps between people's texts and models' on the training side.
 */
export const ALTERNATIONS = `
= [system|systems|process|society|case|cases|situation|situations|election|elections|context|contexts|model|manner|setting|settings|structure|framework|relationship|method|approach] where [@DET|PRON|NOUN|ADJ|PROPN|each|one] -> in which
= [system|systems|process|society|case|cases|situation|situations|election|elections|context|contexts|model|structure|framework|relationship|method|approach] , where [@DET|PRON|NOUN|ADJ|PROPN|each|one] -> , in which
[!of|to|among|and|or|than|between] those who [!first|heard|went|came|saw|had|was|were|did|knew|left|lost|made|took|fought|*ed] [@VERB|AUX|ADV] -> people who
[understand|shows|show|change|changed|changes|about|on|in|affects|affect|describes|explain] how [it|they|we|people|he|she|you|the|these|our|their] [!~can|could|may|might|should|would|must] -> the way
everyone [@AUX] -> everybody
anyone [@VERB|AUX] -> anybody
someone [@VERB|AUX] -> somebody
as if [they] -> as though
`
