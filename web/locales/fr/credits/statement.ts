import type { statementTexts as englishStatementTexts } from '../../en/credits/statement.ts'
import type { Translation } from '../../message-types.ts'

export const statementTexts: Translation<typeof englishStatementTexts> = {
  title: 'Relevé de mots',
  text: 'Ce qui a été ajouté à vos mots, et ce que chaque texte a utilisé. Les heures sont celles de {zone}.',
  exportCsv: 'Exporter en CSV',
  failed: 'Le relevé de mots n’a pas pu être chargé',
  empty: 'Aucun mot n’a encore été utilisé.',
  more: 'Afficher les {count, number} lignes',
  balance: 'Solde : {balance, number}',
  grants: {
    free: 'Mots du forfait gratuit',
    givenBefore: 'Mots gratuits : déjà donnés à cette adresse',
    purchase: 'Achat de {plan}',
    upgrade: 'Passage à {plan}',
    cycle: 'Nouveau cycle de {plan}',
    operator: 'Mots d’un opérateur',
    invitation: 'Mots de l’offre de votre invitation',
  },
  expiries: {
    end: 'Le forfait a pris fin',
    refund: 'Un paiement a été remboursé',
    dispute: 'Un paiement a été contesté',
    unpaid: 'Un paiement a échoué',
    operator: 'Mots repris par un opérateur',
  },
  kinds: {
    grant: 'Mots de votre forfait',
    expire: 'Mots du dernier cycle expirés',
    humanized: 'Texte humanisé',
    reserved: 'Réservés pour un texte en cours',
  },
}
