Feature: Protection of browsers
  Responses must not be cached, sniffed or framed. A page of another site cannot reach the backend by a name of its own.

  @smoke
  Scenario Outline: The response to <request> has the protective headers
    Given Ada has signed up
    When Ada sends "<request>"
    Then the response has these headers, each once:
      | Cache-Control          | no-store    |
      | X-Content-Type-Options | nosniff     |
      | X-Frame-Options        | DENY        |
      | Referrer-Policy        | no-referrer |
    And the response has no header "Content-Security-Policy"
    And the response has no header "Pragma"
    And the response has no header "Expires"
    And the response has no header "Set-Cookie"

    Examples:
      | request                                                  |
      | GET /user-service/users/{Ada.id}                         |
      | GET /tweet-service/tweets/{Ada.id}/feed                  |
      | GET /interaction-service/follows/{Ada.id}/requests       |
      | DELETE /interaction-service/likes/{Ada.id}/tweets/{random uuid} |
      | HEAD /user-service/users/{Ada.id}                        |
      | GET /user-service/v3/api-docs                            |
      | GET /v3/api-docs/swagger-config                          |
      | GET /actuator/health/readiness                           |
      | GET /nothing-here                                        |
      | GET /user-service/users/ada                              |
      | GET /user-service/users/{random uuid}                    |
      | GET /user-service/users/search/a%2Fb                     |
      | DELETE /user-service/users/{Ada.id}                      |

  Scenario: A 401 has the protective headers
    When a visitor sends "GET /user-service/users/search/anything"
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."
    And the response has these headers, each once:
      | Cache-Control          | no-store    |
      | X-Content-Type-Options | nosniff     |
      | X-Frame-Options        | DENY        |
      | Referrer-Policy        | no-referrer |

  @local
  Scenario: A 503 has the protective headers
    Given Ada has signed up
    And the user service hangs
    When Ada sends "GET /user-service/users/{Ada.id}"
    Then the response is the problem 503 "The response took too long; try again."
    And the response has these headers, each once:
      | Cache-Control          | no-store |
      | X-Content-Type-Options | nosniff  |
    When the user service goes on
    Then Ada is served again

  Scenario: A tweet has a version, but is not cached
    Given Ada has signed up
    And Ada has posted "a tweet with a version" as "tweet"
    When Ada sends "GET /tweet-service/tweets/{tweet}"
    Then the response has these headers, each once:
      | Cache-Control | no-store |
      | ETag          | "1"      |

  Scenario: The public keys may be cached for a minute
    When a visitor sends "GET /user-service/.well-known/jwks.json"
    Then the response has these headers, each once:
      | Cache-Control          | max-age=60, public |
      | X-Content-Type-Options | nosniff            |

  @smoke
  Scenario: A page loads nothing from elsewhere
    When a visitor sends "GET /swagger-ui/index.html"
    Then the response is an HTML page that contains "swagger-ui"
    And the response has a header "Content-Security-Policy" like "default-src 'none'; script-src 'self'; .*frame-ancestors 'none'"

  @smoke
  Scenario Outline: The gateway serves no other host: <host>
    When a client writes:
      """
      GET <path> HTTP/1.1
      Host: <host>
      Connection: close


      """
    Then the response is the problem 400 "This server does not serve the host of the request."

    Examples:
      | host                   | path                                |
      | evil.example           | /user-service/.well-known/jwks.json |
      | evil.example:8080      | /swagger-ui/index.html              |
      | localhost.evil.example | /actuator/health/liveness           |
      | 192.0.2.1.evil.example | /user-service/v3/api-docs           |

  @smoke
  Scenario: A missing token is reported before a foreign host
    Given Ada has signed up
    When a client writes:
      """
      GET /user-service/users/{Ada.id} HTTP/1.1
      Host: evil.example
      Connection: close


      """
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."
    When a client writes:
      """
      GET /user-service/users/{Ada.id} HTTP/1.1
      Host: evil.example
      Authorization: Bearer {Ada.token}
      Connection: close


      """
    Then the response is the problem 400 "This server does not serve the host of the request."

  Scenario Outline: The gateway serves addresses and names of the machine: <host>
    Given Ada has signed up
    When a client writes:
      """
      GET /user-service/users/summary/{Ada.id} HTTP/1.1
      Host: <host>
      Authorization: Bearer {Ada.token}
      Connection: close


      """
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """

    Examples:
      | host                      |
      | 192.0.2.1                 |
      | 192.0.2.1:8080            |
      | [2001:db8::1]             |
      | [2001:db8::1]:8080        |
      | localhost.                |
      | app.localhost:8080        |
      | host.docker.internal:8080 |

  @local
  Scenario Outline: The <service> service serves no other host
    When a visitor calls the <service> service at "/v3/api-docs" with the host "evil.example"
    Then that service gets the problem 400 "This server does not serve the host of the request."

    Examples:
      | service     |
      | user        |
      | tweet       |
      | interaction |

  Scenario Outline: Forwarded headers of a client change nothing: <path>
    When a visitor sends "GET <path>" with the headers:
      | X-Forwarded-Host   | evil.example            |
      | X-Forwarded-Proto  | https                   |
      | X-Forwarded-Prefix | /evil                   |
      | Forwarded          | host=evil.example       |
    Then the response does not contain "evil"
    And the response has no header "Location"

    Examples:
      | path                              |
      | /v3/api-docs/swagger-config       |
      | /swagger-ui/index.html            |
      | /user-service/v3/api-docs         |
      | /tweet-service/v3/api-docs        |
      | /interaction-service/v3/api-docs  |
