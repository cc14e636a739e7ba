Feature: Searching for people
  A search finds every account whose name contains a term, newest first.

  @smoke @walkthrough
  Scenario: A part of the name is enough, without case, newest first
    Given Ada has signed up with:
      | userName | Ada.x{unique}.one |
    And Bob has signed up with:
      | userName | BOB.x{unique}.two |
    And Cleo has signed up with:
      | userName | cleo.y{unique} |
    And Dora has signed up with:
      | userName | x{unique} |
    When Ada searches for "x{unique}"
    Then the response lists "Dora, Bob, Ada"
    And there is no next page
    When Ada searches for "a.x{unique}.O"
    Then the response lists "Ada"

  @walkthrough
  Scenario: What is found are summaries
    Given Ada has signed up with:
      | isPrivate | true              |
      | biography | For my eyes alone |
    And Bob has signed up
    When Bob searches for "{Ada.userName}"
    Then the response is 200 with the JSON:
      """
      [{"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": true, "created_at": "{any time}"}]
      """

  @walkthrough
  Scenario: No user is found
    Given Ada has signed up
    When Ada searches for "unknown{unique}"
    Then the response lists nothing
    And there is no next page

  Scenario Outline: What is a pattern elsewhere is plain text here: <term>
    Given Ada has signed up with:
      | userName | a_b{unique} |
    And Bob has signed up with:
      | userName | axb{unique} |
    When Ada searches for "<term>"
    Then <response>

    Examples:
      | term          | response                   |
      | a_b{unique}   | the response lists "Ada"   |
      | axb{unique}   | the response lists "Bob"   |
      | a%b{unique}   | the response lists nothing |
      | %{unique}%    | the response lists nothing |
      | a\\_b{unique} | the response lists nothing |
      | ___           | the response lists nothing |
      | b\\{unique}   | the response lists nothing |
      | .*{unique}    | the response lists nothing |
      | [ab]{unique}  | the response lists nothing |

  @walkthrough
  Scenario Outline: Names of every script are found: <name> by <term>
    Given Ada has signed up with:
      | userName | <name> |
    When Ada searches for "<term>"
    Then the response lists "Ada"

    Examples:
      | name             | term                      |
      | Ω{unique}Σοφία   | ω{unique}σΟΦΊΑ            |
      | Жанна{unique}    | жАННА{unique}             |
      | 愛達{unique}       | 達{unique}                |
      | José{unique}     | jose{U+0301}{unique}      |
      | Jose{U+0301}{unique} | JOSÉ{unique}          |
      | {unique}{U+10400}{U+10401} | {unique}{U+10428} |

  Scenario Outline: Names are found in every form of their letters: <name> by <term>
    Given Ada has signed up with:
      | userName | <name> |
    When Ada searches for "<term>"
    Then the response lists "Ada"

    Examples:
      | name             | term                      |
      | Straße{unique}   | SSE{unique}               |
      | ＡＤＡ{unique}      | da{unique}                |
      | ada{unique}      | ＤＡ{unique}                |

  @walkthrough
  Scenario Outline: A term of <what> is refused
    Given Ada has signed up
    When Ada searches for "<term>"
    Then the response is the problem 400 for the term: "must have 3 to 100 characters, not white space alone, and no control characters but newline and tab."

    Examples:
      | what                       | term                     |
      | one character              | a                        |
      | two characters             | ab                       |
      | two faces                  | 😀😀                       |
      | a hundred and one          | {'a' x 101}              |
      | three spaces               | {U+0020}{U+0020}{U+0020} |
      | a carriage return inside   | ab{U+000D}c              |
      | a bell inside              | ab{U+0007}c              |

  Scenario Outline: A term of <what> is searched for
    Given Ada has signed up
    When Ada searches for "<term>"
    Then the response lists nothing

    Examples:
      | what                | term           |
      | three characters    | %%%            |
      | a hundred           | {'%' x 100}    |
      | a hundred faces     | {'😀' x 100}   |
      | a slash of data     | ab\\cd         |
      | a semicolon of data | ab;cd          |

  @walkthrough
  Scenario: Pages follow each other to the end
    Given these people have signed up one after the other: "Ada, Bob, Cleo, Dora, Emil"
    When Ada reads all pages of "/user-service/users/search/{unique}?limit=2"
    Then the pages list:
      | Emil, Dora |
      | Cleo, Bob  |
      | Ada        |

  @walkthrough
  Scenario: A last page that is just full is the last
    Given these people have signed up one after the other: "Ada, Bob, Cleo, Dora"
    When Ada reads all pages of "/user-service/users/search/{unique}?limit=2"
    Then the pages list:
      | Dora, Cleo |
      | Bob, Ada   |

  Scenario: One user a page, and all users on one
    Given these people have signed up one after the other: "Ada, Bob, Cleo"
    When Ada reads all pages of "/user-service/users/search/{unique}?limit=1"
    Then the pages list:
      | Cleo |
      | Bob  |
      | Ada  |
    When Ada searches for "{unique}" with "limit=1000"
    Then the response lists "Cleo, Bob, Ada"
    And there is no next page

  @walkthrough
  Scenario: The next page begins behind the last user of this one, although others sign up meanwhile
    Given these people have signed up one after the other: "Ada, Bob, Cleo"
    When Ada searches for "{unique}" with "limit=2"
    Then the response lists "Cleo, Bob"
    And the next page begins behind Bob, at most 2 users long
    Given Dora has signed up
    When Ada searches for "{unique}" with "limit=2&before={next}"
    Then the response lists "Ada"
    And there is no next page

  Scenario: A cursor is made of version, list, time and id, so that every backend makes the same
    Given these people have signed up one after the other: "Ada, Bob, Cleo"
    And a cursor of the list "users-search" behind Cleo
    When Ada searches for "{unique}" with "before={cursor}"
    Then the response lists "Bob, Ada"

  @walkthrough
  Scenario: A cursor of a user who never was works
    Given these people have signed up one after the other: "Ada, Bob"
    And a cursor made of "1:users-search:253402300799000000:ffffffff-ffff-7fff-bfff-ffffffffffff"
    When Ada searches for "{unique}" with "before={cursor}"
    Then the response lists "Bob, Ada"
    Given a cursor made of "1:users-search:0:00000000-0000-7000-8000-000000000000"
    When Ada searches for "{unique}" with "before={cursor}"
    Then the response lists nothing

  @walkthrough
  Scenario Outline: A limit written "<limit>" is refused
    Given Ada has signed up
    When Ada searches for "{unique}" with "limit=<limit>"
    Then the response is the problem 400 for the limit: "must be a number from 1 to 1000, given once."

    Examples:
      | limit      |
      | 0          |
      | -1         |
      | 1001       |
      | 99999999999999999999 |
      | 1.5        |
      | 1e2        |
      | 0x10       |
      | 007        |
      | %2B7       |
      | ten        |
      |            |
      | 7&limit=7  |
      | %D9%A3     |

  Scenario Outline: A cursor that is <what> is refused
    Given Ada has signed up
    And a cursor made of "<text>"
    When Ada searches for "{unique}" with "before={cursor}"
    Then the response is the problem 400 for the before: "must be a cursor of this list, given once."

    Examples:
      | what                   | text                                                       |
      | another list's         | 1:feed:0:00000000-0000-7000-8000-000000000000              |
      | of another version     | 2:users-search:0:00000000-0000-7000-8000-000000000000             |
      | without an id          | 1:users-search:0                                                  |
      | of a time in letters   | 1:users-search:now:00000000-0000-7000-8000-000000000000           |
      | before all time        | 1:users-search:-1:00000000-0000-7000-8000-000000000000            |
      | beyond all time        | 1:users-search:99999999999999999999:00000000-0000-7000-8000-000000000000 |
      | of no id               | 1:users-search:0:1-1-1-1-1                                        |
      | in capital letters     | 1:users-search:0:ABCDEF00-0000-7000-8000-000000000000             |
      | a piece of SQL         | 1:users-search:0:' or 1=1 --                                      |
      | a thousand long        | {'1' x 1000}                                               |

  Scenario Outline: A cursor written "<cursor>" is refused
    Given Ada has signed up
    When Ada searches for "{unique}" with "before=<cursor>"
    Then the response is the problem 400 for the before: "must be a cursor of this list, given once."

    Examples:
      | cursor                  |
      |                         |
      | not%20base64            |
      | ====                    |
      | MTp1c2Vyczo&before=MTp1 |
      | {'A' x 5000}            |

  @walkthrough
  Scenario: All errors in path and query are reported at once
    Given Ada has signed up
    When Ada searches for "ab" with "limit=0&before=malformed"
    Then the response is the problem 400 "The request has fields that are not valid; see errors." with the errors:
      | before | must be a cursor of this list, given once.                                       |
      | limit  | must be a number from 1 to 1000, given once.                                     |
      | term   | must have 3 to 100 characters, not white space alone, and no control characters but newline and tab. |

  @walkthrough
  Scenario: A visitor finds no user
    When a visitor searches for "{unique}"
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."
