/**
 * English words that are also words of another language's dictionary, with another meaning there (`fare` is "do" in
 * Italian, `police` a font in French). In a query that is otherwise English they are left alone.
 */
export const falseFriends = `
addition alt alto assistance assurance benefice billet bureau cadre cadres canal cantor champ champs chat circulation clef coda
cola colas come conception coordinate cores cornice crochet dado dados depot devise devises die diner dire disco discos
disposition dons dossier dossiers emplacement evaluation evaluations expedition experience experimentation fare file finis flux
fond formation gens gift handy immobile inversion journal junta laden lance lances lea leads lecture lee leer lent lied lien lieu
lire manifesto marches mare mars mate matrices medias mere mes meta mete metro miniature modulo nova novas obligation
obligations ore pain panier parole particular pasta pastas pays persona peso pesos placement planes police polices portable pour
pres progression propaganda proposition propositions pub quitter rapport rapports rate reclamation redirection reduction
repertoire repertoires reunion reunions revue robot routes sale salaries salon salute signification sole son sortie sorties spiel
spur stand stile tableau tableaux taste tempo temps tipi ton torpedo touches travail validation vale valor vent vents vista vistas
vignette vol vols voyage voyager voyages
`;
