/** Those of eight characters and more that lead every published list of leaked passwords, and what this site suggests. */
const common = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd pa55word passwort
  12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321 11223344 1122334455 12341234 123123123
  123454321 123456123 12344321 147258369 159753456 789456123 741852963 123qweasd 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qazxsw2 q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwer1234 qweasdzxc qazwsxedc asdfghjk
  asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcdefgh abcd1234 abc12345 a1b2c3d4 aa123456 a12345678 iloveyou iloveyou1
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
  starwars pokemon1 computer internet trustno1 whatever welcome1 welcome123 letmein1 letmein123 changeme changeme1
  administrator admin123 admin1234 master123 secret123 testtest test1234 testing123 temp1234 default1 guest123
  michelle michael1 jennifer jessica1 samantha charlie1 liverpool liverpool1 chelsea1 arsenal1 manchester barcelona
  blessing blessed1 jesus123 jesuschrist godisgood kenya123 kenya254 nairobi1 nairobi123 harambee hakunamatata mombasa1
  finishline beyondthefinishline marathon marathon1 athletics athletics1 running1 runner123 kipchoge eliudkipchoge`.split(
    /\s+/,
  ),
)

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase()) || /^(.)\1*$/su.test(password)
}
