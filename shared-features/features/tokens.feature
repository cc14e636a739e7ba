Feature: Tokens
  Who sends a valid token is who the token says. Every other token is refused in the same words, without a hint at
  what is wrong with it.

  @crossing @smoke
  Scenario: A token names its user and nothing personal
    Given Ada has signed up
    Then the token of Ada has the header:
      """
      {"alg": "RS256", "typ": "JWT", "kid": "{any text}"}
      """
    And the token of Ada has the claims:
      """
      {"sub": "{Ada.id}", "user_id": "{Ada.id}", "iss": "tweebyte", "aud": "tweebyte-api", "jti": "{any uuid}"}
      """

  @smoke
  Scenario: The public keys are published, and only they
    When a visitor sends "GET /user-service/.well-known/jwks.json"
    Then the response is 200 with the JSON:
      """
      {"keys": [{"kty": "RSA", "use": "sig", "alg": "RS256", "e": "AQAB", "kid": "{any text}", "n": "{any modulus}"}]}
      """

  @smoke
  Scenario: No token
    Given Ada has signed up
    When a visitor sends "GET /user-service/users/{Ada.id}"
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."
    And the response has the header "WWW-Authenticate" with "Bearer"

  @smoke
  Scenario Outline: A token that is <what> is refused
    Given Ada has signed up
    And Ada's token is forged: <what>
    When a visitor sends "GET /user-service/users/{Ada.id}" with that token
    Then the response is the problem 401 "The token is not valid; log in again."
    And the response has the header "WWW-Authenticate" with 'Bearer error="invalid_token"'

    Examples:
      | what                                     |
      | cut off in the middle                    |
      | without its signature                    |
      | without its last character               |
      | no token at all                          |
      | with the id of another user              |
      | signed with another key                  |
      | signed with an unknown key               |
      | signed with a key it brings along        |
      | signed with a key at a URL that it names |
      | not signed, with the algorithm none      |
      | signed by HMAC with the public key       |
      | nested in another token                  |
      | eight kilobytes long                     |

  Scenario: A token of sixty kilobytes is more than a header may hold
    Given Ada has signed up
    And Ada's token is forged: sixty kilobytes long
    When a visitor sends "GET /user-service/users/{Ada.id}" with that token
    Then the server itself refuses the request

  @local
  Scenario Outline: A token whose claim <claim> is <value> is refused
    Given Ada has signed up
    And Ada's token is signed anew with the claim "<claim>" set to "<value>"
    When a visitor sends "GET /user-service/users/{Ada.id}" with that token
    Then the response is the problem 401 "The token is not valid; log in again."
    And the response has the header "WWW-Authenticate" with 'Bearer error="invalid_token"'

    Examples:
      | claim | value               |
      | exp   | nothing             |
      | exp   | null                |
      | exp   | 'tomorrow'          |
      | exp   | an hour ago         |
      | exp   | 40 seconds ago      |
      | nbf   | in an hour          |
      | nbf   | in 40 seconds       |
      | iss   | nothing             |
      | iss   | 'Tweebyte'          |
      | iss   | 'https://evil.example' |
      | aud   | nothing             |
      | aud   | 'other-api'         |
      | aud   | []                  |
      | aud   | ['other-api']       |
      | sub   | nothing             |
      | sub   | 'ada'               |
      | sub   | 17                  |
      | user_id | '00000000-0000-7000-8000-000000000000' |

  @local
  Scenario Outline: A token whose header <header> is <value> is refused
    Given Ada has signed up
    And Ada's token is signed anew with the header "<header>" set to "<value>"
    When a visitor sends "GET /user-service/users/{Ada.id}" with that token
    Then the response is the problem 401 "The token is not valid; log in again."
    And the response has the header "WWW-Authenticate" with 'Bearer error="invalid_token"'

    Examples:
      | header | value           |
      | typ    | 'at+jwt'        |
      | typ    | 'JOSE'          |
      | alg    | 'RS512'         |
      | alg    | 'none'          |
      | crit   | ['exp']         |
      | b64    | false           |
      | zip    | 'DEF'           |
      | cty    | 'JWT'           |
      | jku    | 'http://127.0.0.1:1/jwks.json' |
      | x5u    | 'http://127.0.0.1:1/x5u'       |
      | jwk    | {}              |
      | kid    | nothing         |
      | kid    | '../../dev/null' |

  @local
  Scenario Outline: The clocks of two machines may differ by half a minute: <claim> <value>
    Given Ada has signed up
    And Ada's token is signed anew with the claim "<claim>" set to "<value>"
    When a visitor sends "GET /user-service/users/summary/{Ada.id}" with that token
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """

    Examples:
      | claim | value          |
      | exp   | 15 seconds ago |
      | nbf   | in 15 seconds  |

  Scenario Outline: Another way to send credentials is no token: <authorization>
    When a visitor sends "GET /user-service/users/search/anything" with the headers:
      | Authorization | <authorization> |
    Then the response is the problem 401 "The token is not valid; log in again."
    And the response has the header "WWW-Authenticate" with 'Bearer error="invalid_token"'

    Examples:
      | authorization          |
      | Basic YWRhOnNlc2FtZQ== |
      | Bearer                 |
      | Bearer a.b             |
      | Bearer a.b.c.d         |
      | Bearer ä.ö.ü           |
      | eyJhbGciOiJSUzI1NiJ9   |

  Scenario: Two tokens are none, even when both are the same
    Given Ada has signed up
    When a visitor sends "GET /user-service/users/{Ada.id}" with the headers:
      | Authorization | Bearer {Ada.token} |
      | Authorization | Bearer {Ada.token} |
    Then the response is the problem 401 "The token is not valid; log in again."
    And the response has the header "WWW-Authenticate" with 'Bearer error="invalid_token"'

  Scenario Outline: A token elsewhere is not looked at: <where>
    Given Ada has signed up
    When a visitor sends "GET /user-service/users/{Ada.id}<query>" with the headers:
      | <header> | <value> |
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."
    And the response has the header "WWW-Authenticate" with "Bearer"

    Examples:
      | where         | query                     | header              | value              |
      | the query     | ?access_token={Ada.token} | Accept              | application/json   |
      | a cookie      |                           | Cookie              | token={Ada.token}  |
      | another field |                           | X-Authorization     | Bearer {Ada.token} |
      | a proxy's     |                           | Proxy-Authorization | Bearer {Ada.token} |

  @crossing
  Scenario: A client cannot name its user in a header of the services
    Given Ada has signed up
    When a visitor sends "GET /user-service/users/{Ada.id}" with the headers:
      | X-User-Id | {Ada.id} |
      | X-User    | {Ada.id} |
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."

  Scenario: A token stays valid when its holder names it as a header of the connection
    Given Ada has signed up
    When Ada sends "GET /user-service/users/summary/{Ada.id}" with the headers:
      | Connection | Authorization |
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """

  Scenario Outline: Only exactly these are open without a token: <request>
    When a visitor sends "<request>"
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."

    Examples:
      | request                                      |
      | GET /user-service/auth/login                 |
      | PUT /user-service/auth/register              |
      | POST /user-service/auth/logout               |
      | POST /user-service/auth/login/more           |
      | POST /user-service/AUTH/login                |
      | POST /user-service/auth                      |
      | POST /user-service/.well-known/jwks.json     |
      | GET /user-service/.well-known/other.json     |
      | GET /user-service/users/search/jwks.json     |
      | GET /tweet-service/auth/login                |
      | GET /user-service/actuator/health            |
      | GET /actuator/env                            |
      | GET /nothing-here                            |
      | POST /                                       |
      | GET /pages                                   |

  Scenario: An exempt path may end with a slash
    When a visitor sends "GET /user-service/.well-known/jwks.json/"
    Then the response is 200 with the JSON:
      """
      {"keys": [{"kty": "RSA", "use": "sig", "alg": "RS256", "e": "AQAB", "kid": "{any text}", "n": "{any modulus}"}]}
      """

  Scenario: An exempt path may be written in escapes
    Given Ada has signed up
    When a visitor sends "POST /user-service/auth/%6Cogin" with the JSON:
      """
      {"email": "{Ada.email}", "password": "{Ada.password}"}
      """
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """
