Feature: Signing up
  A user signs up with a form and gets a token at once.

  @smoke
  Scenario: Signing up returns a token
    When Ada signs up
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """
    When Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "email": "{Ada.email}", "birth_date": "1990-05-17",
        "is_private": false, "created_at": "{any time}", "followers": 0, "following": 0, "tweets": []
      }
      """

  Scenario: A form may be sent in parts
    When Ada signs up by multipart form with:
      | biography | Counts on engines, and "quotes"; ü & ß + % |
      | isPrivate | true                                       |
      | birthDate | 10/12/1985                                 |
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """
    When Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "email": "{Ada.email}", "birth_date": "1985-12-10",
        "biography": "Counts on engines, and \"quotes\"; ü & ß + %",
        "is_private": true, "created_at": "{any time}", "followers": 0, "following": 0, "tweets": []
      }
      """

  Scenario: Both kinds of form tell the same
    When Ada signs up with:
      | biography | Counts on engines, and "quotes"; ü & ß + % |
      | isPrivate | true                                       |
      | birthDate | 1985-12-10                                 |
    And Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "email": "{Ada.email}", "birth_date": "1985-12-10",
        "biography": "Counts on engines, and \"quotes\"; ü & ß + %",
        "is_private": true, "created_at": "{any time}", "followers": 0, "following": 0, "tweets": []
      }
      """

  @walkthrough
  Scenario: Unknown fields are ignored
    When Ada signs up with:
      | favouriteColour | green                                |
      | id              | 00000000-0000-7000-8000-000000000000 |
      | createdAt       | 2001-01-01T00:00:00.000000Z          |
    And Ada reads the summary of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """
    And the response does not contain "2001-01-01"

  Scenario: Only the body is read, not the query
    When Ada signs up with the query "userName=another_user&biography=from_the_query&isPrivate=true" and:
      | favouriteColour | green |
    And Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "email": "{Ada.email}", "birth_date": "1990-05-17",
        "is_private": false, "created_at": "{any time}", "followers": 0, "following": 0, "tweets": []
      }
      """

  Scenario: A field that is in the query alone is missing
    When Ada signs up with the query "userName=ada_{unique}" and:
      | userName | (not sent) |
    Then the response is the problem 400 for the user_name: "is required."

  @walkthrough
  Scenario: An empty form is refused with all missing fields, sorted by name
    When a visitor sends "POST /user-service/auth/register" with the body "favouriteColour=green" of type "application/x-www-form-urlencoded"
    Then the response is the problem 400 "The request has fields that are not valid; see errors." with the errors:
      | birth_date | is required. |
      | email      | is required. |
      | password   | is required. |
      | user_name  | is required. |

  @walkthrough
  Scenario: All errors are reported at once
    When Ada signs up with:
      | userName  | -ada-        |
      | email     | ada          |
      | password  | short        |
      | biography | {'b' x 501}  |
      | birthDate | 31/02/1990   |
    Then the response is the problem 400 "The request has fields that are not valid; see errors." with the errors:
      | biography  | must have at most 500 characters, not white space alone, and no control characters but newline and tab. |
      | birth_date | must be a date in the past, from 1900, as yyyy-MM-dd or dd/MM/yyyy.                                     |
      | email      | must be an e-mail address of at most 254 characters.                                                    |
      | password   | must have 8 to 72 bytes in UTF-8, not white space alone, and no control characters but newline and tab.                                            |
      | user_name  | must have 3 to 30 letters, marks, digits, '_', '.' or '-', neither begin nor end with '.' or '-', and have no invisible characters; marks must follow a letter, at most three in a row.   |

  @walkthrough
  Scenario Outline: A user name that is <what> is taken as it is
    When Ada signs up with the userName "<name>"
    And Ada reads the summary of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "<stored>", "is_private": false, "created_at": "{any time}"}
      """

    Examples:
      | what                            | name                                 | stored                        |
      | made of dots and dashes inside  | a.b-c_{unique}                       | a.b-c_{unique}                |
      | framed by underscores           | _{unique}_                           | _{unique}_                    |
      | made of capital letters         | ADA_{unique}                         | ADA_{unique}                  |
      | Greek                           | Άδα{unique}                          | Άδα{unique}                   |
      | Chinese                         | 愛達{unique}                           | 愛達{unique}                    |
      | Devanagari with marks           | हिन्दी{unique}                       | हिन्दी{unique}                |
      | beyond the first Unicode plane  | {U+10400}{U+10401}{unique}           | {U+10400}{U+10401}{unique}    |
      | thirty characters long          | {unique}{'x' x 20}                   | {unique}{'x' x 20}            |
      | thirty characters of two units  | {unique}{'𐐀' x 20}                  | {unique}{'𐐀' x 20}           |
      | written with a combining accent | e{U+0301}{unique}                    | {U+00E9}{unique}              |
      | marked three times              | x{U+0332}{U+0332}{U+0332}{unique}    | x{U+0332}{U+0332}{U+0332}{unique} |

  Scenario Outline: A user name that is <what> is refused
    When Ada signs up with the userName "<name>"
    Then the response is the problem 400 for the user_name: "must have 3 to 30 letters, marks, digits, '_', '.' or '-', neither begin nor end with '.' or '-', and have no invisible characters; marks must follow a letter, at most three in a row."

    Examples:
      | what                             | name               |
      | empty                            |                    |
      | two characters long              | ab                 |
      | two characters after composition | ae{U+0301}         |
      | thirty-one characters long       | {'a' x 31}         |
      | a hundred thousand long          | {'a' x 100000}     |
      | white space alone                | {U+0020}{U+0020}{U+0020} |
      | white space of another kind      | {U+2003}{U+2003}{U+2003} |
      | led by a space                   | {U+0020}ada        |
      | followed by a space              | ada{U+0020}        |
      | two words                        | ada lovelace       |
      | led by a dot                     | .ada               |
      | led by a dash                    | -ada               |
      | followed by a dot                | ada.               |
      | followed by a dash               | ada-               |
      | a path                           | ada/lovelace       |
      | an address                       | ada@lovelace       |
      | a face                           | ada😀              |
      | a line of a log                  | ada{U+000A}INFO    |
      | a control character              | ada{U+0007}        |
      | a NUL                            | ada{U+0000}        |
      | a delete                         | ada{U+007F}        |
      | turned round                     | ada{U+202E}eve     |
      | joined by nothing to see         | ada{U+200D}eve     |
      | joined by a grapheme joiner      | ada{U+034F}eve     |
      | followed by a Hangul filler      | ada{U+3164}        |
      | followed by a narrow filler      | ada{U+FFA0}        |
      | followed by a choseong filler    | ada{U+115F}        |
      | followed by a jungseong filler   | ada{U+1160}        |
      | followed by a Khmer vowel        | ada{U+17B4}        |
      | followed by a Mongolian selector | ada{U+180B}        |
      | followed by a variation selector | ada{U+FE0F}        |
      | followed by a tag                | ada{U+E0100}       |
      | led by a mark                    | {U+0332}ada        |
      | a mark after a digit             | ada1{U+0332}       |
      | four marks after a letter        | ada{U+0332}{U+0332}{U+0332}{U+0332} |

  Scenario Outline: An e-mail address that is <what> is refused
    When Ada signs up with the email "<email>"
    Then the response is the problem 400 for the email: "must be an e-mail address of at most 254 characters."

    Examples:
      | what                     | email                                                             |
      | empty                    |                                                                   |
      | without an at sign       | ada.example.org                                                   |
      | without a name           | @example.org                                                      |
      | without a domain         | ada@                                                              |
      | without a dot            | ada@localhost                                                     |
      | with two at signs        | ada@eve@example.org                                               |
      | led by a space           | {U+0020}ada@example.org                                           |
      | followed by a space      | ada@example.org{U+0020}                                           |
      | followed by a newline    | ada@example.org{U+000A}                                           |
      | with a NUL               | ada{U+0000}@example.org                                           |
      | two headers of a letter  | ada@example.org{U+000D}{U+000A}Bcc: eve                           |
      | with a display name      | Ada <ada@example.org>                                             |
      | of 255 characters        | {'a' x 60}@{'b' x 60}.{'c' x 60}.{'d' x 60}.{'e' x 8}.org         |
      | of a hundred thousand    | {'a' x 100000}@example.org                                        |

  @walkthrough
  Scenario Outline: A password of <what> opens the account
    When Ada signs up with the password "<password>"
    And Ada logs in
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """
    And a client logs in as "{Ada.email}" with the password "<almost>"
    Then the response is the problem 401 "The e-mail or the password is wrong."

    Examples:
      | what                       | password               | almost                  |
      | eight bytes                | a_secret               | a_secreT                |
      | seventy-two bytes          | {'p' x 72}             | {'p' x 71}q             |
      | eighteen faces of 4 bytes  | {'😀' x 18}            | {'😀' x 17}😁           |
      | eight spaces and a letter  | {U+0020}{U+0020}{U+0020}{U+0020}{U+0020}{U+0020}{U+0020}{U+0020}x | {U+0020}{U+0020}{U+0020}{U+0020}{U+0020}{U+0020}{U+0020}{U+0020}y |

  Scenario Outline: A password of <what> is refused
    When Ada signs up with the password "<password>"
    Then the response is the problem 400 for the password: "must have 8 to 72 bytes in UTF-8, not white space alone, and no control characters but newline and tab."

    Examples:
      | what                      | password           |
      | nothing                   |                    |
      | seven bytes               | 1234567            |
      | seventy-three bytes       | {'p' x 73}         |
      | 37 letters of two bytes   | {'ü' x 37}         |
      | nineteen faces            | {'😀' x 19}        |
      | a hundred thousand bytes  | {'p' x 100000}     |
      | white space alone         | {U+2003}{U+2003}{U+2003}{U+2003}{U+2003}{U+2003}{U+2003}{U+2003} |
      | a NUL inside              | 1234{U+0000}5678   |
      | a bell inside             | 1234{U+0007}5678   |

  Scenario Outline: A password that is <what> is accepted
    When Ada signs up with:
      | userName | Ada.{unique} |
      | password | <password>   |
    And Ada logs in
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """

    Examples:
      | what          | password     |
      | used by many  | password123  |
      | the user name | Ada.{unique} |

  Scenario Outline: A biography of <what> is kept
    When Ada signs up with the biography "<biography>"
    And Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "email": "{Ada.email}", "birth_date": "1990-05-17",
        "biography": "<stored>",
        "is_private": false, "created_at": "{any time}", "followers": 0, "following": 0, "tweets": []
      }
      """

    Examples:
      | what                      | biography                        | stored                 |
      | one letter                | x                                | x                      |
      | five hundred characters   | {'b' x 500}                      | {'b' x 500}            |
      | five hundred faces        | {'😀' x 500}                     | {'😀' x 500}           |
      | two lines and a tab       | one{U+000A}two{U+0009}three      | one\\ntwo\\tthree      |
      | what looks like a tag     | <script>alert(1)</script>        | <script>alert(1)</script> |
      | what looks like SQL       | '); drop table users; --         | '); drop table users; -- |

  Scenario: An empty biography is none
    When Ada signs up with the biography ""
    And Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "email": "{Ada.email}", "birth_date": "1990-05-17",
        "is_private": false, "created_at": "{any time}", "followers": 0, "following": 0, "tweets": []
      }
      """

  Scenario Outline: A biography of <what> is refused
    When Ada signs up with the biography "<biography>"
    Then the response is the problem 400 for the biography: "must have at most 500 characters, not white space alone, and no control characters but newline and tab."

    Examples:
      | what                        | biography               |
      | five hundred and one        | {'b' x 501}             |
      | a hundred thousand          | {'b' x 100000}          |
      | white space alone           | {U+0020}{U+000A}{U+0009} |
      | a NUL inside                | be{U+0000}fore          |
      | a bell inside               | be{U+0007}fore          |
      | a carriage return inside    | be{U+000D}fore          |
      | a control character of C1   | be{U+0085}fore          |

  Scenario Outline: A birth date written <date> is <stored>
    When Ada signs up with the birthDate "<date>"
    And Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "email": "{Ada.email}", "birth_date": "<stored>",
        "is_private": false, "created_at": "{any time}", "followers": 0, "following": 0, "tweets": []
      }
      """

    Examples:
      | date       | stored     |
      | 1900-01-01 | 1900-01-01 |
      | 01/01/1900 | 1900-01-01 |
      | 2000-02-29 | 2000-02-29 |
      | 29/02/2000 | 2000-02-29 |
      | 03/04/1985 | 1985-04-03 |

  @walkthrough
  Scenario Outline: A birth date written "<date>" is refused
    When Ada signs up with the birthDate "<date>"
    Then the response is the problem 400 for the birth_date: "must be a date in the past, from 1900, as yyyy-MM-dd or dd/MM/yyyy."

    Examples:
      | date                |
      |                     |
      | 1990-02-31          |
      | 31/02/1990          |
      | 2001-02-29          |
      | 1899-12-31          |
      | 31/12/1899          |
      | 9999-01-01          |
      | 01/01/9999          |
      | 12/31/1990          |
      | 1990-5-17           |
      | 17/5/1990           |
      | 17.05.1990          |
      | 1990-05-17T00:00:00 |
      | +1990-05-17         |
      | -1990-05-17         |
      | yesterday           |

  Scenario Outline: A privacy written "<word>" is refused
    When Ada signs up with the isPrivate "<word>"
    Then the response is the problem 400 for the is_private: "must be true or false."

    Examples:
      | word  |
      | maybe |

  @smoke @walkthrough
  Scenario: A taken user name is refused, however it is written
    Given Ada has signed up with:
      | userName | Ádá_{unique} |
    When Eve signs up with the userName "A{U+0301}DA{U+0301}_{unique}"
    Then the response is the problem 409 "A value that must be unique is already taken; see errors." with the errors:
      | user_name | This user name is already taken. |

  Scenario Outline: A user name that looks like a taken one is refused: <name> for <taken>
    Given Ada has signed up with:
      | userName | <taken> |
    When Eve signs up with the userName "<name>"
    Then the response is the problem 409 "A value that must be unique is already taken; see errors." with the errors:
      | user_name | This user name is already taken. |

    Examples:
      | taken            | name               |
      | ada{unique}      | ＡＤＡ{unique}        |
      | ada{unique}      | 𝒶𝒹𝒶{unique}        |
      | fin{unique}      | ﬁn{unique}         |
      | straße{unique}   | STRASSE{unique}    |
      | ガガ{unique}       | ｶﾞｶﾞ{unique}         |
      | ada1{unique}     | ada１{unique}       |

  Scenario Outline: A user name of other letters is free: <name> beside <taken>
    Given Ada has signed up with:
      | userName | <taken> |
    When Eve signs up with the userName "<name>"
    And Eve reads the summary of Eve
    Then the response is 200 with the JSON:
      """
      {"id": "{Eve.id}", "user_name": "<name>", "is_private": false, "created_at": "{any time}"}
      """

    Examples:
      | taken            | name               |
      | ada{unique}      | аdа{unique}        |
      | adi{unique}      | adı{unique}        |
      | ada{unique}      | ádá{unique}        |

  @walkthrough
  Scenario: A taken e-mail address is refused, however it is written
    Given Ada has signed up with:
      | email | ada.{unique}@example.org |
    When Eve signs up with the email "ADA.{unique}@Example.ORG"
    Then the response is the problem 409 "A value that must be unique is already taken; see errors." with the errors:
      | email | This e-mail address is already taken. |

  @walkthrough
  Scenario: A taken name and a taken e-mail address are reported together
    Given Ada has signed up
    When Eve signs up with:
      | userName | {Ada.userName} |
      | email    | {Ada.email}    |
    Then the response is the problem 409 "A value that must be unique is already taken; see errors." with the errors:
      | email     | This e-mail address is already taken. |
      | user_name | This user name is already taken.      |

  @walkthrough
  Scenario: A form that breaks a rule is refused before anything is looked up
    Given Ada has signed up
    When Eve signs up with:
      | userName | {Ada.userName} |
      | password | short          |
    Then the response is the problem 400 for the password: "must have 8 to 72 bytes in UTF-8, not white space alone, and no control characters but newline and tab."

  @walkthrough
  Scenario: Nothing is left of a sign-up that was refused
    Given Ada has signed up
    When Eve signs up with:
      | email | {Ada.email} |
    Then the response is the problem 409 "A value that must be unique is already taken; see errors." with the errors:
      | email | This e-mail address is already taken. |
    When Ada reads the summary of the user called "{Eve.userName}"
    Then the response is the problem 404 "There is no such user."
    When Ada logs in
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """

  Scenario: A token that is sent along is ignored
    When a visitor sends "POST /user-service/auth/register" with the headers:
      | Authorization | Bearer not-a-token                |
      | Content-Type  | application/json                  |
    Then the response is the problem 415 "The media type of the body is not supported here."

  Scenario Outline: A form <what> is malformed
    When a visitor sends "POST /user-service/auth/register" with these bytes of type "application/x-www-form-urlencoded":
      """
      <body>
      """
    Then the response is the problem 400 "The body is not a well-formed form in UTF-8."

    Examples:
      | what                             | body              |
      | with escapes that are not UTF-8  | userName=%C3%28   |
      | with an escape cut off           | userName=ada%4    |
      | with an escape of other letters  | userName=%zz      |

  Scenario: A form in parts that is cut off is malformed
    When a visitor sends "POST /user-service/auth/register" with the body "--cut{U+000D}{U+000A}Content-Disposition: form-data; name=" of type "multipart/form-data; boundary=cut"
    Then the response is the problem 400 "The body is not a well-formed form in UTF-8."

  Scenario: A form in parts without a boundary is malformed
    When a visitor sends "POST /user-service/auth/register" with the body "userName=ada" of type "multipart/form-data"
    Then the response is the problem 400 "The body is not a well-formed form in UTF-8."

  Scenario: An unknown field may be given twice
    When a visitor sends "POST /user-service/auth/register" with the body "colour=red&userName=ada_{unique}&colour=blue&email={unique}@example.org&password=a_secret&birthDate=1990-05-17" of type "application/x-www-form-urlencoded"
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """

  Scenario: A field that is given twice is refused
    When a visitor sends "POST /user-service/auth/register" with the body "userName=ada_{unique}&userName=eve_{unique}&email={unique}@example.org&password=a_secret&birthDate=1990-05-17" of type "application/x-www-form-urlencoded"
    Then the response is the problem 400 for the user_name: "must be given once."

  @addresses
  Scenario: Two hundred sign-ups with one e-mail address at once make one account
    When 200 people sign up at once from 8 addresses with the e-mail "crowd.{unique}@example.org"
    Then 1 of them gets a token, and every other gets 409, 429 or 503
    And each response with 429 or 503 names a time to try again
    When Ada signs up with the email "crowd.{unique}@example.org"
    Then the response is the problem 409 "A value that must be unique is already taken; see errors." with the errors:
      | email | This e-mail address is already taken. |
    When Bob signs up
    And Bob searches for "{unique}"
    Then the response lists 2 users
