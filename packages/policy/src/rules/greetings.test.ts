import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { byEmail, fullSnapshot, still } from '../testing.ts';

const policy = compilePolicy(fullSnapshot());

/** `first, last, company | greeting | greeting ...`: what a contact may be called. */
const right = `
Emeka | Hi Mr Nwosu, Albion Dental: your crown is in. | Dear Mr. Nwosu, | Dear Chief Nwosu, | Dear Engr. Nwosu,
Karin | Dear Pastor Holmgren, | Dear Rev. Dr. Holmgren, | Dear Reverend, | Dear Sister Holmgren, | Kära fru Holmgren, | Hej fru Holmgren!
Kaito | Dear Board Members, dear Mr. Morita, | Dear Morita-san, | Dear Morita san, | Hello Morita-sensei,
Matteo | Hello Signor Ferri, | Buongiorno Sig. Ferri, | Gentile Dott. Ferri, | Egregio Avvocato Ferri, | Gentile Sig.ra Ferri, | Ciao Teo e Matteo,
Miguel | Dear tenant, | Dear Tenant, | Hola a todos, | Estimado Sr. García López, | Estimado Sr. Martín López, | Estimado Lic. Hernández, | Estimados vecinos, | Hola equipo, | Hola don Miguel,
Annelize | Hi Mrs van Niekerk, | Beste mevrouw van Niekerk, | Geachte mevr. Van der Berg, | Beste allemaal,
Sunniva | Dear families, | Dear Families, | Dear parents and carers, | Dear Year 7 families,
Paulo | Bonjour Monsieur Da Rocha, | Bonjour à tous, | Madame, Monsieur, | Bonjour M. Da Rocha, | Cher Maître Da Rocha, | Prezado Sr. Da Rocha, | Olá, Sr. Rocha, tudo certo?
Massimo | Buongiorno signor Gallo, | Buongiorno a tutti,
Laura | Buongiorno signora Rinaldi, sono Dario.
Gerard | Beste meneer Van Loon, | Geachte heer Van Loon, | Beste familie Van Loon, | Geachte heer/mevrouw,
Samira | Beste mevrouw El Idrissi, | Bonjour Madame El Idrissi,
Henk | Beste heer Kok, de sleutel ligt klaar. | Dag meneer Kok,
Renata | Olá, Dra. Renata, tudo certo? | Oi gente, | Prezada Dra. Renata,
Katarzyna, Maj | Hi Kasia, | Hi Kate, | Hej Kasiu, | Dear Pani Maj, | Dear Ms Maj,
Marek | Hej Marku, | Hi Marek!
István, Nagy | Kedves Nagy úr, | Kedves István, | Hi Pisti, | Dear Nagy István,
Wei, Zhang | Dear Zhang Wei, | Dear Wei, | Dear Mr Zhang, | Hi Zhang Wei!
Hiroshi, Tanaka | Dear Tanaka-san, | Dear Mr. Tanaka, | Dear Tanaka Hiroshi,
Ahmet | Merhaba Ahmet Bey, | Sayın Yılmaz, | Dear Yılmaz Bey,
Rahul, Sharma | Dear Sharma ji, | Namaste Rahul ji, | Dear Rahulji, | Hello Sir, | Respected Sir,
Siti | Dear Ibu Siti, | Dear Puan Rahmah, | Hello Bu Siti,
Jürgen | Hallo Juergen, | Lieber Jürgen, | Hallo zusammen, | Liebe Kolleginnen und Kollegen, | Sehr geehrter Herr Prof. Dr. Meier, | Sehr geehrte Damen und Herren, | Liebe Eltern, | Sehr geehrter Herr Dr. von Weizsäcker,
Sergey | Hi Sergei, | Dear Seryozha, | Hi Serhii,
Muhammad | Hi Mohammed, | Hi Mo, | Dear Sheikh Abdullah, | Dear Brother Yusuf,
Jean-Pierre | Bonjour Jean-Pierre, | Hi JP, | Hello Jean Pierre,
Anne Marie | Dear Anne-Marie, | Hi Annie,
Robert (Bob) | Hi Bob, | Hi Rob,
Анна | Hi Anna, | Dear Anna,
José Luis | Hola Pepe, | Hola José Luis,
Margaret | Dear Prof. Emerita Halloran, | Dear Peggy, | Dear Councillor Halloran, | Dear Lady Halloran, | Dear Judge Halloran, | Dear Captain Halloran,
John | Dear J. Smith, | Dear Mr. J. Smith, | Dear J Smith, | Dear Mr. and Mrs. Smith, | Dear Mr & Mrs Smith, | Hi Jack,
Priya | Hi, Millbrook Supply: your order is in. | Dear Secretary-General, | Dear Sub-Committee, | Hallo Frau Dr. Kim-Schulze, | Bonjour l'équipe, | Dear Ms. Nguyễn Thị Hoa, | Dear Khun Somchai, | Dear Class 7A families, | Moin zusammen, | Bom dia pessoal, | Kære alle, | Hello from Lisbon! | Good morning, Tom speaking. | Hi, Sarah here from the depot. | Hello, Tom at the depot. | Hi all, | Hi both, | Dear Sir or Madam, | Dear Sir/Madam, | To whom it may concern, | Hi folks, | Hello everyone, | Dear shareholder, | Dear Parishioners, | Dear Householder, | Hi Team Blue, | Dear Friends of the Museum, | Hi there! | Dear Committee Member, | Dear Customer, | Dear colleagues,
Lucia, , Mulino Ferri | Hello Mulino Ferri, | Hi Ferri team,
Deirdre, O'Brien | Dear Ms O'Brien, | Dear Mrs. O’Brien,
Łukasz | Hi Lukasz, | Hi Luke,
Søren | Kære Soren, | Hej Soeren,
`;
const wrong = `
David, Lee | Hi Sarah, | Dear Ms. Park, | Dear Sarah and Emma, | Good morning Sarah, | Lieber Thomas, | Estimada Carmen, | Sehr geehrte Frau Schmidt, | Dear Dr. Thomas Weber, | Bonjour Monsieur Dupont, | Beste mevrouw de Vries,
Priya | Hi John, | Dear Mr. John Smith, | Hallo Dieter, | Ciao Giulia! | Hola Carmen, | Hej Anders, | Beste Joost, | Olá Fernanda, | Hi Dean, | hi tom, | HI SARAH, | Hi Oluwaseun, | Hi Xochitl, | Buongiorno Chiara,
Katarzyna, Maj | Hi Agnieszka, | Dear Pani Kowalska, | Hi Kevin,
Jürgen | Hallo Stefan, | Lieber Herr Thomas Meier,
Hiroshi, Tanaka | Dear Suzuki-san, | Dear Mr. Sato,
`;

function cases(table: string): [first: string, last: string, company: string, greeting: string][] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [contact = '', ...greetings] = line.split(' | ');
      const [first = '', last = '', company = ''] = contact.split(', ').map((part) => part.trim());
      return greetings.map((greeting): [string, string, string, string] => [first, last, company, greeting.trim()]);
    });
}

function named(first: string, last: string, company: string, greeting: string): string[] {
  const contact = { first_name: first, ...(last && { last_name: last }), ...(company && { company }) };
  const send = { ...byEmail, recipient: 'x@acme.com', contact, messageClass: 'reply' as const };
  const fields = { body_text: `${greeting}\n\nThe samples went out on Monday.` };
  const { findings } = evaluate(policy, { contentType: 'email', fields, send }, still);
  return findings.filter(({ rule }) => rule === 'salutation_mismatch').map(({ matched }) => matched ?? '');
}

describe('greetings', () => {
  it.each(cases(right))('leave to %s %s %s: %s', (...row) => {
    expect(named(...row)).toEqual([]);
  });

  it.each(cases(wrong))('are meant for somebody else than %s %s %s: %s', (...row) => {
    expect(named(...row)).toHaveLength(1);
  });
});
