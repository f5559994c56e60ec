import type { versions as englishVersions } from '../../en/essays/versions.ts'
import type { Translation } from '../../message-types.ts'

export const versions: Translation<typeof englishVersions> = {
  title: 'Versions',
  current: 'Garder cette version',
  name: 'Nom de cette version',
  namePlaceholder: 'Premier brouillon',
  keep: 'Garder',
  rename: 'Nommer',
  renameOf: 'Nommer la version du {date}',
  remove: 'Supprimer',
  removeOf: 'Supprimer la version « {name} »',
  open: 'Montrer les changements',
  restore: 'Restaurer',
  restored: 'La version a été restaurée. Ce qui était sur la page avant est aussi une version.',
  empty:
    'Il n’y a pas encore de versions. Une est gardée toutes les quelques minutes pendant que vous écrivez.',
  loading: 'Lecture des versions…',
  back: 'Toutes les versions',
  words: '{count, plural, one {# mot} many {# de mots} other {# mots}}',
  changes:
    'Comparée à la page actuelle, cette version a {added, plural, one {# mot de plus} many {# de mots de plus} other {# mots de plus}} et il lui manque {removed, plural, one {# mot} many {# de mots} other {# mots}}.',
  differenceOf: 'Différence {at} sur {count}',
  nextDifference: 'Différence suivante',
  previousDifference: 'Différence précédente',
  legendAdded: 'Seulement dans cette version',
  legendRemoved: 'Seulement sur la page actuelle',
  compared: '« {name} », comparée à la page actuelle',
  sameWords: 'Les mots sont les mêmes ; seule la mise en forme change.',
  same: 'Cette version dit la même chose que la page actuelle.',
  tooDifferent: 'Cette version diffère trop de la page pour marquer chaque mot.',
  failed: 'Les versions n’ont pas pu être lues.',
  unsaved:
    'Vos derniers mots ne sont pas encore sur le serveur, aucune version n’a donc pu être gardée. Réessayez une fois en ligne.',
  nothing: 'Il n’y a encore rien à garder.',
  kinds: {
    named: 'Gardée par vous',
    automatic: 'Pendant l’écriture',
    'before-ai': 'Avant un changement par l’IA',
    restore: 'Avant la restauration d’une autre version',
  },
}
