Feature: Logging in
  A user logs in with e-mail address and password and gets a new token.

  @smoke @walkthrough
  Scenario: The right password gets a token
    Given Ada has signed up
    When Ada logs in
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """
    When Ada reads the summary of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """

  @walkthrough
  Scenario: The e-mail address is compared without case, the password is not
    Given Ada has signed up with:
      | email    | Ada.{unique}@Example.org |
      | password | Sesame, open!            |
    When a client logs in as "aDA.{unique}@eXAMPLE.ORG" with the password "Sesame, open!"
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """
    When a client logs in as "Ada.{unique}@Example.org" with the password "sesame, open!"
    Then the response is the problem 401 "The e-mail or the password is wrong."

  @smoke @walkthrough
  Scenario: A wrong password and an unknown e-mail address get the same response
    Given Ada has signed up
    When a client logs in as "{Ada.email}" with the password "not the password"
    Then the response is the problem 401 "The e-mail or the password is wrong."
    And the response has the header "WWW-Authenticate" with "Bearer"
    When a client logs in as "unknown.{unique}@example.org" with the password "not the password"
    Then the response is the problem 401 "The e-mail or the password is wrong."
    And the response has the header "WWW-Authenticate" with "Bearer"

  @walkthrough
  Scenario: Every log-in gets a token of its own
    Given Ada has signed up
    When Ada logs in
    And the token of Ada is remembered as "first"
    And Ada logs in
    Then the token of Ada is not "{first}"

  @walkthrough
  Scenario: A token that is sent along is ignored
    Given Ada has signed up
    When a visitor sends "POST /user-service/auth/login" with the JSON and the header "Authorization: Bearer not-a-token":
      """
      {"email": "{Ada.email}", "password": "{Ada.password}"}
      """
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """

  @walkthrough
  Scenario: Unknown fields are ignored
    Given Ada has signed up
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      {"email": "{Ada.email}", "password": "{Ada.password}", "remember": {"me": [true]}}
      """
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """

  @walkthrough
  Scenario: All missing fields are reported at once
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      {}
      """
    Then the response is the problem 400 "The request has fields that are not valid; see errors." with the errors:
      | email    | is required. |
      | password | is required. |

  @walkthrough
  Scenario: Nothing is as good as missing
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      {"email": null, "password": null}
      """
    Then the response is the problem 400 "The request has fields that are not valid; see errors." with the errors:
      | email    | is required. |
      | password | is required. |

  @walkthrough
  Scenario Outline: An e-mail address that is <what> is refused before anything is looked up
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      {"email": "<email>", "password": "not the password"}
      """
    Then the response is the problem 400 for the email: "must be text of at most 254 characters without control characters."

    Examples:
      | what                    | email            |
      | empty                   |                  |
      | white space             | {U+0020}         |
      | a NUL                   | a\\u0000@b.org   |
      | a bell                  | a\\u0007@b.org   |
      | half a character        | a\\ud800@b.org   |
      | a hundred thousand long | {'a' x 100000}   |

  @walkthrough
  Scenario Outline: A password of <what> is refused before anything is hashed
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      {"email": "ada@example.org", "password": "<password>"}
      """
    Then the response is the problem 400 for the password: "must have at most 72 bytes in UTF-8, not white space alone, and no control characters but newline and tab."

    Examples:
      | what                | password       |
      | nothing             |                |
      | seventy-three bytes | {'p' x 73}     |
      | a NUL inside        | 1234\\u00005678 |

  @addresses @walkthrough
  Scenario: Ten failures for one account stop further attempts from that address
    Given Ada has signed up
    And a client has failed 10 times to log in as "{Ada.email}"
    When a client logs in as "{Ada.email}" with the password "not the password"
    Then the response is the problem 429 "Too many attempts; wait as long as the Retry-After header says."
    And the response has a header "Retry-After" like "[1-9][0-9]{0,2}"
    When Ada logs in
    Then the response is the problem 429 "Too many attempts; wait as long as the Retry-After header says."

  @addresses
  Scenario: The account counts however its e-mail address is written
    Given Ada has signed up with:
      | email | ada.{unique}@example.org |
    And a client has failed 5 times to log in as "ada.{unique}@example.org"
    And a client has failed 5 times to log in as "ADA.{unique}@EXAMPLE.ORG"
    When Ada logs in
    Then the response is the problem 429 "Too many attempts; wait as long as the Retry-After header says."

  @addresses
  Scenario: An account that does not exist is guarded in the same way
    Given a client has failed 10 times to log in as "unknown.{unique}@example.org"
    When a client logs in as "unknown.{unique}@example.org" with the password "not the password"
    Then the response is the problem 429 "Too many attempts; wait as long as the Retry-After header says."
    And the response has a header "Retry-After" like "[1-9][0-9]{0,2}"

  @addresses
  Scenario: An attacker does not lock the owner out
    Given Ada has signed up
    And a client has failed 10 times to log in as "{Ada.email}"
    When the calls come from another address now
    And Ada logs in
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """

  @addresses
  Scenario: Other accounts stay open at the same address
    Given Ada has signed up
    And Bob has signed up
    And a client has failed 10 times to log in as "{Ada.email}"
    When Bob logs in
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """

  @addresses @walkthrough
  Scenario: A success clears the failures before it
    Given Ada has signed up
    And a client has failed 9 times to log in as "{Ada.email}"
    When Ada logs in
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """
    Given a client has failed 9 times to log in as "{Ada.email}"
    When Ada logs in
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """

  @addresses
  Scenario: A forged address does not help
    Given Ada has signed up
    And a client has failed 10 times to log in as "{Ada.email}"
    When a visitor sends "POST /user-service/auth/login" with the JSON and the header "X-Forwarded-For: 203.0.113.7":
      """
      {"email": "{Ada.email}", "password": "{Ada.password}"}
      """
    Then the response is the problem 429 "Too many attempts; wait as long as the Retry-After header says."

  @addresses
  Scenario: A hundred failures over many accounts stop an address
    Given Ada has signed up
    And a client has failed to log in to 20 unknown accounts, 5 times each
    When Ada logs in
    Then the response is the problem 429 "Too many attempts; wait as long as the Retry-After header says."
    And the response has a header "Retry-After" like "[1-9][0-9]{1,2}"
    When the calls come from another address now
    And Ada logs in
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """

  @addresses
  Scenario: The gateway lets an address log in so often a second only
    When 120 log-ins as "unknown.{unique}@example.org" are sent at once from this address
    Then 0 of them get a token, and every other gets 401, 429 or 503
    And at least 20 of them get 429
    And each response with 429 or 503 names a time to try again
    When the calls come from another address now
    And Ada signs up
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """
