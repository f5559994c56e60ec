import type { introTexts as english } from '../../en/content/intros.ts'
import type { Translation } from '../../message-types.ts'

export const introTexts: Translation<typeof english> = {
  featuresHeading: 'Des outils qui montrent leur travail',
  featuresIntro:
    'Chaque score vient avec ses preuves, chaque changement avec une raison, et chaque limite est écrite à côté du bouton qui l’a.',
  featuresDescription:
    'Ce que fait {name} : assistant de discussion, humaniseur, détecteur d’IA, éditeur de dissertations, contrôle d’originalité et simulateur de révision, en images.',
  toolNeedsScript: 'Cet outil fonctionne dans le navigateur et demande JavaScript. Les autres pages, non.',
  blogHeading: 'Notes sur l’écriture avec des machines',
  blogDescription:
    'Ce que peuvent et ne peuvent pas les détecteurs d’IA et les outils de réécriture, et comment nous le savons.',
}
