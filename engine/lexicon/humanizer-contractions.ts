/** Full forms that people contract in speech and letters. A form at the end of a clause is never contracted. */
export const CONTRACTIONS = `
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] it is [@ADV|ADJ|DET|VERB|ADP|NOUN] -> it's
that is [@ADV|ADJ|DET|VERB] [!,] -> that's
there is [@DET|ADV|ADJ|NOUN] -> there's
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] they are [@ADV|ADJ|DET|VERB|ADP|NOUN] -> they're
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] we are [@ADV|ADJ|DET|VERB|ADP|NOUN] -> we're
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] you are [@ADV|ADJ|DET|VERB|ADP|NOUN] -> you're
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] i am [@ADV|ADJ|DET|VERB|ADP|NOUN] -> I'm
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] i have [@ADV|VERB] [!to] -> I've
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] we have [@VERB] -> we've
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] they have [@VERB] -> they've
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] you have [@VERB] -> you've
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] i will [@ADV|VERB|AUX] -> I'll
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] we will [@ADV|VERB|AUX] -> we'll
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] you will [@ADV|VERB|AUX] -> you'll
[!and|or|than|as|what|how|where] [!@NOUN|PRON|ADJ|PROPN] they will [@ADV|VERB|AUX] -> they'll
do not [@VERB|ADV|AUX] -> don't
does not [@VERB|ADV|AUX] -> doesn't
did not [@VERB|ADV|AUX] -> didn't
is not [@ADV|ADJ|DET|VERB|ADP|NOUN] [!only] -> isn't
are not [@ADV|ADJ|DET|VERB|ADP|NOUN] [!only] -> aren't
was not [@ADV|ADJ|DET|VERB|ADP|NOUN] [!only] -> wasn't
were not [@ADV|ADJ|DET|VERB|ADP|NOUN] [!only] -> weren't
have not [@VERB|ADV|AUX] -> haven't
has not [@VERB|ADV|AUX] -> hasn't
had not [@VERB|ADV|AUX] -> hadn't
will not [@VERB|ADV|AUX] -> won't
would not [@VERB|ADV|AUX] -> wouldn't
could not [@VERB|ADV|AUX] [!only] -> couldn't
should not [@VERB|ADV|AUX] [!only] -> shouldn't
cannot [@VERB|ADV|AUX] -> can't
^ let us [@VERB] -> let's
`
