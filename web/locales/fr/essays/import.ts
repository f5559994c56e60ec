import type { importing as englishImporting } from '../../en/essays/import.ts'
import type { Translation } from '../../message-types.ts'

export const importing: Translation<typeof englishImporting> = {
  choose: 'Importer un document…',
  done: '{name} est sur la page.',
  inserted: '{name} a été inséré au curseur. Vous pouvez l’annuler avec Ctrl+Z.',
  leftOut: {
    images:
      '{count, plural, one {# image a été laissée} many {# d’images ont été laissées} other {# images ont été laissées}} de côté : seules les images PNG, JPEG, GIF et WebP de 600 Ko au plus contenues dans le fichier peuvent être importées.',
    comments:
      '{count, plural, one {# commentaire a été omis} many {# de commentaires ont été omis} other {# commentaires ont été omis}}.',
    headers: 'Les en-têtes et les pieds de page ont été omis.',
    embedded:
      '{count, plural, one {# graphique, vidéo, champ ou autre élément intégré a été omis} many {# de graphiques, vidéos, champs ou autres éléments intégrés ont été omis} other {# graphiques, vidéos, champs ou autres éléments intégrés ont été omis}}.',
    metadata: 'Les métadonnées au début du fichier ont été omises.',
  },
  commentsTaken:
    '{count, plural, one {# commentaire du fichier est} many {# de commentaires du fichier sont} other {# commentaires du fichier sont}} à côté de la page.',
  faults: {
    tooLarge: 'Ce document est trop grand pour être importé. Votre texte est inchangé.',
    broken: 'Ce fichier est endommagé et illisible. Votre texte est inchangé.',
    unsupported:
      'Seuls les fichiers .docx, Markdown, HTML et texte peuvent être importés. Votre texte est inchangé.',
    oldWord:
      'Ce fichier vient d’une ancienne version de Word. Enregistrez-le en .docx et importez-le. Votre texte est inchangé.',
    longTable:
      'Ce document contient un tableau de plus de 1 000 lignes, que la page ne peut pas contenir. Raccourcissez-le et réimportez-le. Votre texte est inchangé.',
    empty: 'Ce fichier ne contient pas de texte. Votre page est inchangée.',
  },
  failed: 'Le document n’a pas pu être importé. Votre texte est inchangé. Veuillez réessayer.',
}
