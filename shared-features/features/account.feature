Feature: Changing the account
  Users change their own account, with a form or with JSON. A new password or e-mail address needs the current
  password, so that a stolen token alone does not take the account over.

  @smoke
  Scenario: What is named changes, the rest stays
    Given Ada has signed up with:
      | biography | First of her kind |
    When Ada changes the account of Ada with the JSON:
      """
      {"user_name": "countess_{unique}", "birth_date": "10/12/1915"}
      """
    Then the response is 204 without a body
    When Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "countess_{unique}", "email": "{Ada.email}", "birth_date": "1915-12-10",
        "biography": "First of her kind", "is_private": false, "created_at": "{any time}",
        "followers": 0, "following": 0, "tweets": []
      }
      """

 
  Scenario: JSON may spell its fields in camelCase
    Given Ada has signed up
    When Ada changes the account of Ada with the JSON:
      """
      {"userName": "countess_{unique}", "birthDate": "1915-12-10", "isPrivate": true}
      """
    Then the response is 204 without a body
    When Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "countess_{unique}", "email": "{Ada.email}", "birth_date": "1915-12-10",
        "is_private": true, "created_at": "{any time}", "followers": 0, "following": 0, "tweets": []
      }
      """

 
  Scenario Outline: A form does the same: <kind>
    Given Ada has signed up
    When Ada changes the account of Ada with the <kind>:
      | userName  | countess_{unique} |
      | biography | ü & ß = 100 %     |
      | birthDate | 10/12/1915        |
      | isPrivate | true              |
    Then the response is 204 without a body
    When Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "countess_{unique}", "email": "{Ada.email}", "birth_date": "1915-12-10",
        "biography": "ü & ß = 100 %", "is_private": true, "created_at": "{any time}",
        "followers": 0, "following": 0, "tweets": []
      }
      """

    Examples:
      | kind           |
      | form           |
      | multipart form |

 
  Scenario: An empty biography takes the biography back
    Given Ada has signed up with:
      | biography | First of her kind |
    When Ada changes the account of Ada with the JSON:
      """
      {"biography": ""}
      """
    Then the response is 204 without a body
    When Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "email": "{Ada.email}", "birth_date": "1990-05-17",
        "is_private": false, "created_at": "{any time}", "followers": 0, "following": 0, "tweets": []
      }
      """

  Scenario: The same change twice is the same change
    Given Ada has signed up
    When Ada changes the account of Ada with the JSON:
      """
      {"user_name": "{Ada.userName}", "is_private": false}
      """
    Then the response is 204 without a body
    When Ada changes the account of Ada with the JSON:
      """
      {"user_name": "{Ada.userName}", "is_private": false}
      """
    Then the response is 204 without a body
    When Ada reads the summary of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """

  Scenario: Your own name may be written in another case
    Given Ada has signed up with:
      | userName | ada_{unique} |
    When Ada changes the account of Ada with the JSON:
      """
      {"user_name": "ADA_{unique}"}
      """
    Then the response is 204 without a body
    When Ada reads the summary of the user called "ada_{unique}"
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "ADA_{unique}", "is_private": false, "created_at": "{any time}"}
      """

  Scenario: A name that was given up is free again
    Given Ada has signed up
    And Ada has changed the account with the JSON:
      """
      {"user_name": "countess_{unique}"}
      """
    When Eve signs up with the userName "{Ada.userName}"
    And Eve reads the summary of Eve
    Then the response is 200 with the JSON:
      """
      {"id": "{Eve.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """

  @smoke
  Scenario: A new password replaces the old one
    Given Ada has signed up
    When Ada changes the account of Ada with the JSON:
      """
      {"password": "quite another one", "current_password": "{Ada.password}"}
      """
    Then the response is 204 without a body
    When a client logs in as "{Ada.email}" with the password "quite another one"
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """
    When Ada logs in
    Then the response is the problem 401 "The e-mail or the password is wrong."

  Scenario Outline: A new password may be <what>
    Given Ada has signed up with:
      | userName | Ada.{unique} |
    When Ada changes the account of Ada with the JSON:
      """
      {"password": "<password>", "current_password": "{Ada.password}"}
      """
    Then the response is 204 without a body
    When a client logs in as "{Ada.email}" with the password "<password>"
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """

    Examples:
      | what              | password     |
      | one that many use | password123  |
      | the user name     | Ada.{unique} |

  Scenario: A name that looks like a taken one is taken
    Given Ada has signed up with:
      | userName | ada{unique} |
    And Bob has signed up
    When Bob changes the account of Bob with the JSON:
      """
      {"user_name": "ＡＤＡ{unique}"}
      """
    Then the response is the problem 409 "A value that must be unique is already taken; see errors." with the errors:
      | user_name | This user name is already taken. |

  @crossing @smoke
  Scenario: A new password ends the tokens from before
    Given Ada has signed up
    And Bob has signed up
    And the token of Ada is remembered as "first"
    When Ada changes the account of Ada with the JSON:
      """
      {"password": "quite another one", "current_password": "{Ada.password}"}
      """
    Then the response is 204 without a body
    And the token of Ada is soon refused
    When Ada logs in with the password "quite another one"
    Then the token of Ada is not "{first}"
    When Ada reads the summary of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """
    When Bob reads the summary of Bob
    Then the response is 200 with the JSON:
      """
      {"id": "{Bob.id}", "user_name": "{Bob.userName}", "is_private": false, "created_at": "{any time}"}
      """

  @crossing
  Scenario: Other changes end no token
    Given Ada has signed up
    When Ada changes the account of Ada with the JSON:
      """
      {"email": "countess.{unique}@example.org", "current_password": "{Ada.password}"}
      """
    Then the response is 204 without a body
    When Ada reads the summary of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """

  @addresses
  Scenario: Ten wrong current passwords stop further attempts from that address
    Given Ada has signed up
    And Ada has named a wrong current password 10 times
    When Ada changes the account of Ada with the JSON:
      """
      {"password": "quite another one", "current_password": "{Ada.password}"}
      """
    Then the response is the problem 429 "Too many attempts; wait as long as the Retry-After header says."
    And the response has a header "Retry-After" like "[1-9][0-9]{0,2}"
    When Ada logs in
    Then the response is the problem 429 "Too many attempts; wait as long as the Retry-After header says."
    When the calls come from another address now
    And Ada changes the account of Ada with the JSON:
      """
      {"password": "quite another one", "current_password": "{Ada.password}"}
      """
    Then the response is 204 without a body

  @addresses
  Scenario: Wrong current passwords and failed log-ins count together, until a success
    Given Ada has signed up
    And a client has failed 5 times to log in as "{Ada.email}"
    And Ada has named a wrong current password 4 times
    When Ada changes the account of Ada with the JSON:
      """
      {"email": "{Ada.email}", "current_password": "{Ada.password}"}
      """
    Then the response is 204 without a body
    Given Ada has named a wrong current password 5 times
    And a client has failed 5 times to log in as "{Ada.email}"
    When Ada changes the account of Ada with the JSON:
      """
      {"email": "{Ada.email}", "current_password": "{Ada.password}"}
      """
    Then the response is the problem 429 "Too many attempts; wait as long as the Retry-After header says."

  Scenario: A form names the current password in camelCase
    Given Ada has signed up
    When Ada changes the account of Ada with the form:
      | email           | countess.{unique}@example.org |
      | currentPassword | {Ada.password}                |
    Then the response is 204 without a body
    When a client logs in as "COUNTESS.{unique}@example.org" with the password "{Ada.password}"
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """
    When Ada logs in
    Then the response is the problem 401 "The e-mail or the password is wrong."

  Scenario Outline: A new <field> needs the current password, and <what> is none
    Given Ada has signed up
    When Ada changes the account of Ada with the JSON:
      """
      {"<field>": "<value>"<more>}
      """
    Then the response is the problem 403 "The current password is missing or wrong."
    When Ada logs in
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """

    Examples:
      | field    | value                         | what              | more                                      |
      | password | quite another one             | nothing           |                                           |
      | password | quite another one             | null              | , "current_password": null                |
      | password | quite another one             | a wrong one       | , "currentPassword": "not the password"   |
      | password | quite another one             | the new one       | , "current_password": "quite another one" |
      | email    | countess.{unique}@example.org | nothing           |                                           |
      | email    | countess.{unique}@example.org | a wrong one       | , "current_password": "not the password"  |

  Scenario Outline: A current password of <what> cannot be right
    Given Ada has signed up
    When Ada changes the account of Ada with the JSON:
      """
      {"password": "quite another one", "current_password": "<value>"}
      """
    Then the response is the problem 400 for the current_password: "must have at most 72 bytes in UTF-8, not white space alone, and no control characters but newline and tab."

    Examples:
      | what        | value          |
      | nothing     |                |
      | 5,000 bytes | {'p' x 5000}   |
      | a NUL       | 1234\\u00005678 |

  Scenario Outline: Nothing changes without a field that can be changed: <body>
    Given Ada has signed up
    When Ada changes the account of Ada with the JSON:
      """
      <body>
      """
    Then the response is the problem 400 "The body names no field that can be changed."

    Examples:
      | body                                       |
      | {}                                         |
      | {"favourite_colour": "green"}              |
      | {"id": "00000000-0000-7000-8000-000000000000", "created_at": "2001-01-01T00:00:00.000000Z"} |
      | {"current_password": "not the password"}   |
      | {"user_name": null, "biography": null}     |

  Scenario: A form without a field that can be changed changes nothing
    Given Ada has signed up
    When Ada changes the account of Ada with the form:
      | favouriteColour | green |
    Then the response is the problem 400 "The body names no field that can be changed."

  Scenario: The query is no part of the form
    Given Ada has signed up
    When Ada sends "PUT /user-service/users/{Ada.id}?userName=from_the_query" with the body "favouriteColour=green" of type "application/x-www-form-urlencoded"
    Then the response is the problem 400 "The body names no field that can be changed."

  Scenario: Every rule of signing up holds here too
    Given Ada has signed up
    When Ada changes the account of Ada with the JSON:
      """
      {
        "user_name": "-ada-", "email": "ada", "password": "short", "biography": "{'b' x 501}",
        "birth_date": "31/02/1990", "current_password": "{Ada.password}"
      }
      """
    Then the response is the problem 400 "The request has fields that are not valid; see errors." with the errors:
      | biography  | must have at most 500 characters, not white space alone, and no control characters but newline and tab. |
      | birth_date | must be a date in the past, from 1900, as yyyy-MM-dd or dd/MM/yyyy.                                     |
      | email      | must be an e-mail address of at most 254 characters.                                                    |
      | password   | must have 8 to 72 bytes in UTF-8, not white space alone, and no control characters but newline and tab.                                            |
      | user_name  | must have 3 to 30 letters, marks, digits, '_', '.' or '-', neither begin nor end with '.' or '-', and have no invisible characters; marks must follow a letter, at most three in a row.   |

  Scenario Outline: JSON text that cannot be stored is refused: <text>
    Given Ada has signed up
    When Ada changes the account of Ada with the JSON:
      """
      {"biography": "<text>"}
      """
    Then the response is the problem 400 for the biography: "must have at most 500 characters, not white space alone, and no control characters but newline and tab."

    Examples:
      | text               |
      | be\\u0000fore      |
      | be\\u001bfore      |
      | be\\ud800fore      |
      | \\udc00\\ud800     |

  Scenario: A taken name and a taken e-mail address are refused
    Given Ada has signed up
    And Bob has signed up
    When Bob changes the account of Bob with the JSON:
      """
      {"user_name": "{Ada.userName}", "email": "{Ada.email}", "current_password": "{Bob.password}"}
      """
    Then the response is the problem 409 "A value that must be unique is already taken; see errors." with the errors:
      | email     | This e-mail address is already taken. |
      | user_name | This user name is already taken.      |
    When Bob reads the summary of Bob
    Then the response is 200 with the JSON:
      """
      {"id": "{Bob.id}", "user_name": "{Bob.userName}", "is_private": false, "created_at": "{any time}"}
      """

  @smoke
  Scenario: A user does not change another user's account
    Given Ada has signed up
    And Eve has signed up
    When Eve changes the account of Ada with the JSON:
      """
      {"user_name": "eves_{unique}"}
      """
    Then the response is the problem 403 "You may do this as yourself only."
    When Ada reads the summary of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """

  Scenario: A change does not reveal whether another user exists
    Given Eve has signed up
    When Eve sends "PUT /user-service/users/{random uuid}" with the JSON:
      """
      {"user_name": "eves_{unique}"}
      """
    Then the response is the problem 403 "You may do this as yourself only."

  Scenario: A visitor changes nothing
    Given Ada has signed up
    When a visitor changes the account of Ada with the JSON:
      """
      {"user_name": "eves_{unique}"}
      """
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."
