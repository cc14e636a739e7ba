Feature: A service that does not answer
  The gateway says so in time, and serves again when the service does.

  @local
  Scenario: A user service that hangs is told to be out, for every operation
    Given Ada has signed up
    And the user service hangs
    When these are sent at once by Ada:
      | GET /user-service/.well-known/jwks.json       |                                   |
      | POST /user-service/auth/login                 | application/json                  |
      | POST /user-service/auth/register              | application/x-www-form-urlencoded |
      | GET /user-service/users/{Ada.id}              |                                   |
      | PUT /user-service/users/{Ada.id}              | application/json                  |
      | GET /user-service/users/summary/{Ada.id}      |                                   |
      | GET /user-service/users/summary/name/somebody |                                   |
      | GET /user-service/users/search/somebody       |                                   |
    Then each of them is told the problem 503, and to try again
    When the user service goes on
    Then Ada is served again
