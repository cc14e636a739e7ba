Feature: Every operation
  What the contract says of all operations holds for each of them.

  Scenario Outline: No operation answers in another media type than JSON: <request>
    Given Ada has signed up
    When Ada sends "<request>" with the headers:
      | Accept       | text/html |
      | Content-Type | <type>    |
    Then the answer is the problem 406 "The answer cannot be given in a media type that you accept."

    Examples:
      | request                                          | type                              |
      | GET /user-service/.well-known/jwks.json          | application/json                  |
      | POST /user-service/auth/login                    | application/json                  |
      | POST /user-service/auth/register                 | application/x-www-form-urlencoded |
      | GET /user-service/users/{Ada.id}                 | application/json                  |
      | PUT /user-service/users/{Ada.id}                 | application/json                  |
      | GET /user-service/users/summary/{Ada.id}         | application/json                  |
      | GET /user-service/users/summary/name/somebody    | application/json                  |
      | GET /user-service/users/search/somebody          | application/json                  |

  Scenario Outline: No operation reads a body of more than a mebibyte: <request>
    Given Ada has signed up
    When Ada announces 1048577 bytes of JSON to "<request>"
    Then the answer is the problem 413 "The body is larger than 1 MiB."

    Examples:
      | request                                          |
      | GET /user-service/.well-known/jwks.json          |
      | POST /user-service/auth/login                    |
      | POST /user-service/auth/register                 |
      | GET /user-service/users/{Ada.id}                 |
      | PUT /user-service/users/{Ada.id}                 |
      | GET /user-service/users/summary/{Ada.id}         |
      | GET /user-service/users/summary/name/somebody    |
      | GET /user-service/users/search/somebody          |

  Scenario Outline: Nothing is read where nothing is asked for: <request>
    Given Ada has signed up
    When Ada sends "<request>" with the body "{}" of type "application/json"
    Then the answer is the problem 415 "This operation reads no body."

    Examples:
      | request                                          |
      | GET /user-service/.well-known/jwks.json          |
      | GET /user-service/users/{Ada.id}                 |
      | GET /user-service/users/summary/{Ada.id}         |
      | GET /user-service/users/summary/name/somebody    |
      | GET /user-service/users/search/somebody          |

  Scenario Outline: No operation takes a malformed query: <path>
    Given Ada has signed up
    When Ada asks for the raw path "<path>?a=%zz"
    Then the answer is the problem 400 "The query is malformed: its escapes must be valid UTF-8."

    Examples:
      | path                                      |
      | /user-service/.well-known/jwks.json       |
      | /user-service/users/{Ada.id}              |
      | /user-service/users/summary/{Ada.id}      |
      | /user-service/users/summary/name/somebody |
      | /user-service/users/search/somebody       |

  @addresses
  Scenario: The gateway lets an address sign up so often a second only
    When 120 people sign up at once from 1 addresses with the e-mail "crowd.{unique}@example.org"
    Then 1 of them gets a token, and every other is told 409, 429 or 503
    And at least 20 of them are told 429
    And whoever is told 429 or 503 is also told when to try again

  @local
  Scenario: Somebody whom nobody knows changes no account
    Given Ada has signed up
    And Ada's token is signed anew for the user "{random uuid}"
    When a visitor sends "PUT /user-service/users/{random uuid}" with that token and the JSON:
      """
      {"user_name": "nobody_{unique}"}
      """
    Then the answer is the problem 404 "There is no such user."

  @local
  Scenario: What services ask each other is held to the same rules
    When another service asks the user service for "{}" of type "text/plain" and accepts "application/json"
    Then that service is told of the problem 415 "Send the body as application/json."
    When another service asks the user service for "{}" of type "application/json" and accepts "text/html"
    Then that service is told of the problem 406 "The answer cannot be given in a media type that you accept."
    When another service asks the user service for "{'a' x 1048577}" of type "application/json" and accepts "application/json"
    Then that service is told of the problem 413 "The body is larger than 1 MiB."
