import type { setUpTexts as english } from '../../en/site/set-up.ts'
import type { Translation } from '../../message-types.ts'

export const setUpTexts: Translation<typeof english> = {
  title: 'Configurer ce site',
  titleLater: 'Réglages de ce site',
  textLater: 'Ils valent pour toutes les personnes qui l’utilisent, sur tous ses serveurs.',
  step: 'Étape {step} sur {steps}',
  skip: 'Passer',
  back: 'Retour',
  next: 'Continuer',
  finish: 'Terminer',
  toApp: 'Retour à {name}',
  operatorOnly: 'Seul l’exploitant de ce site peut ouvrir ses réglages.',
  notLoaded: 'Les réglages de ce site n’ont pas pu être chargés.',
  notSaved: 'Ce n’est pas enregistré',
  thinking: 'Comment {name} doit-il réfléchir ?',
  thinkingText:
    'Un modèle de langage écrit les réponses, les brouillons et les réécritures. Sans lui, le rédacteur intégré corrige, vérifie et humanise.',
  ways: 'Façons d’avoir un modèle de langage',
  here: 'Un modèle sur cet ordinateur',
  hereText: 'Gratuit, et les textes restent ici. Plus lent et plus simple qu’un service.',
  service: 'Un service ou un autre serveur',
  serviceText:
    'OpenAI, Anthropic, Google, Ollama et d’autres. Les textes y sont envoyés ; un service vous les facture.',
  later: 'Plus tard',
  laterText: 'Commencez avec le rédacteur intégré. Cette page se retrouve dans les réglages.',
  fixedConnection:
    'Le réglage AI_BASE_URL connecte {models} sur {host}. Il passe en premier et se modifie là-bas.',
  site: 'Ce site',
  siteText: 'Les pages publiques, l’application et les e-mails utilisent aussitôt le nom et l’adresse.',
  name: 'Nom',
  supportEmail: 'Adresse d’assistance',
  supportHint: 'Où les utilisateurs écrivent en cas de problème. Elle est publique.',
  signUps: 'Nouveaux comptes',
  signUpStates: { open: 'Ouverts', invited: 'Sur invitation', closed: 'Fermés' },
  signUpTexts: {
    open: 'Toute personne qui trouve ce site peut s’inscrire.',
    invited: 'Seules les personnes invitées par un opérateur peuvent s’inscrire.',
    closed: 'Seuls les comptes existants peuvent se connecter.',
  },
  domains: 'Seulement ces domaines d’e-mail',
  domainsHint: 'Séparés par des virgules ; vide pour tous. Une invitation admet toute adresse.',
  lookUps: 'Rechercher les sources',
  lookUpsText:
    'Un DOI, un ISBN ou une adresse web devient une source complète. Il est envoyé à Crossref, à Open Library ou à la page elle-même.',
  publicPages: 'Pages publiques',
  publicPagesText:
    'L’accueil, les fonctions, le blog et les outils sont ouverts aux visiteurs. Sinon, le site s’ouvre sur la connexion et les moteurs de recherche ne trouvent rien.',
  plans: 'Forfaits',
  plansText:
    'Les mots sont comptés, et d’autres sont vendus. Sinon, rien n’est limité et aucune page ne parle de forfaits.',
  plansNeed: 'Des forfaits peuvent être vendus dès que le réglage {setting} est présent.',
  legal: 'Mentions légales',
  legalText:
    'Les conditions, la politique de confidentialité et le pied de page nomment qui exploite ce site. Un champ vide garde le texte du produit.',
  legalOperator: 'Exploitant',
  legalOperatorHint:
    'Une personne, une école ou une société, comme « École Exemple SARL ». Ce nom est public.',
  legalSeat: 'Siège',
  legalSeatHint: 'L’adresse, sur une ligne.',
  legalLaw: 'Droit',
  legalLawHint:
    'À la suite de « Ces conditions sont régies par », par exemple « le droit de l’Irlande ». C’est le même dans toutes les langues.',
  legalSince: 'En vigueur depuis',
  legalSinceHint: 'Le jour à partir duquel les conditions et la politique s’appliquent ici.',
  legalSave: 'Enregistrer les mentions légales',
  legalWrong: 'Saisissez du texte simple, sans chevrons.',
  fixedBy: 'Le réglage {setting} du serveur fixe cette valeur.',
  save: 'Enregistrer',
  saved: 'Enregistré',
  openSettings: 'Ouvrir',
  openText: 'Les modèles pour tous, le nom, les nouveaux comptes et les forfaits.',
}
