/**
 * English words that are also words of another language's dictionary, with another meaning there (`fare` is "do" in
 * Italian, `police` a font in French). In a query that is otherwise English they are left alone.
 */
export const falseFriends = `
abandon abandoned according addition additional affair affairs aggregation allocation allocations alt alternative alternatives
alto anna applicant applicants assistance associations assurance attend attended attending banner banners barrel barrels
benefice billet bones bourse bureau cadre cadres canal cancellation cantor champ champs charger chargers chat cinema cinemas
circulation classification clef coda cola colas combinator combinators come commander commanders compact comparable compartment
compartments completely compromised concede conception conclude conclusion conclusions construction consultant consultants
coordinate copilot cores cornice correctly correlate correlated correlation criteria crochet dado dados debit debits demand
demands depot depots designer designers devise devises die diffusion digit digits diner dire disco discos disposition
distributed dons dossier dossiers edition editions editor editors emplacement employ enumeration envoy envoys escalate essay
essays evaluation evaluations exclude expedition experience experimental experimentation experiments extra extras face faces
falls fare file finis flux fond formation garden gardens general generic generics gens gift guard guarded guards handy
identifies immobile implement implementation implementations important impression impressions inclusion indices integrity
interpreter interpreters interpreting introduced inversion inverted investigation investigations investor investors journal
junta laden lance lances lea leads leave leaves lecture lee leer lent lied lien lieu liquidity lire manifesto marches mare mars
mate matrices meal medias memorise mere mes meta mete metres metro miniature modern moderns modulo musical musicals neighborhood
neighborhoods neighbour neighbourhood neighbourhoods neighbouring neighbours nova novas obligation obligations optimistic
optional ordinary ore original originals pain panier parole parser parsers particular passive pasta pastas pays pension pensions
persona personalize peso pesos pizza pizzas placement planes plate plates police polices politics portable portal portals
postcard postcards poster posters pour pres programmer programmers progression propaganda proposition propositions pub publicly
pubs quitter rapport rapports rate reclamation redact redacts redirection reduction registrar regression regressions relational
reliable relies renovation renovations repertoire repertoires reservoir reservoirs resolution resolutions responder responders
retire retired reunion reunions revue robot routes salaries sale salon salute separately signal signalled signals signification
smartphone smartphones sold sole son sortie sorties spiel spur stampede stand stile supervisor supervisors tableau tableaux
taste television tempo temps tester testers tipi tire tires ton torpedo touches tracker trackers traits travail vale validation
valor vent vents vignette vista vistas vol vols voyage voyager voyages vue
`;
