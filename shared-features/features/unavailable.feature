Feature: A service that does not respond
  The gateway says so in time, and serves again when the service does.

  @local
  Scenario: A user service that hangs is reported as unavailable, for every operation
    Given Ada has signed up
    And the user service hangs
    When these are sent at once by Ada:
      | GET /user-service/.well-known/jwks.json       |                                   |
      | POST /user-service/auth/login                 | application/json                  |
      | POST /user-service/auth/register              | application/x-www-form-urlencoded |
      | GET /user-service/users/{Ada.id}              |                                   |
      | PUT /user-service/users/{Ada.id}              | application/json                  |
      | GET /user-service/users/summary/{Ada.id}      |                                   |
      | GET /user-service/users/summary/name/anything |                                   |
      | GET /user-service/users/search/anything       |                                   |
    Then each of them gets the problem 503, and a time to try again
    When the user service goes on
    Then Ada is served again

  @local
  Scenario: A tweet service that hangs is reported as unavailable, for every operation
    Given Ada has signed up
    And the tweet service hangs
    When these are sent at once by Ada:
      | POST /tweet-service/tweets/{Ada.id}                     | application/json                |
      | POST /tweet-service/tweets/assistant/summary            | application/json                |
      | POST /tweet-service/tweets/assistant/summary/collected  | application/json                |
      | PUT /tweet-service/tweets/{random uuid}                 | application/json                |
      | DELETE /tweet-service/tweets/{random uuid}              |                                 |
      | GET /tweet-service/tweets/{random uuid}                 |                                 |
      | GET /tweet-service/tweets/{Ada.id}/feed                 |                                 |
      | GET /tweet-service/tweets/{Ada.id}/feed/stream          |                                 |
      | PUT /tweet-service/tweets/{random uuid}/picture         | multipart/form-data; boundary=x |
      | GET /tweet-service/tweets/{random uuid}/picture         |                                 |
      | GET /tweet-service/tweets/{random uuid}/picture/preview |                                 |
      | DELETE /tweet-service/tweets/{random uuid}/picture      |                                 |
      | GET /tweet-service/tweets/user/{Ada.id}                 |                                 |
      | GET /tweet-service/tweets/{random uuid}/summary         |                                 |
      | GET /tweet-service/tweets/user/{Ada.id}/summary         |                                 |
      | GET /tweet-service/tweets/search/anything               |                                 |
      | GET /tweet-service/tweets/search/hashtag/tag            |                                 |
      | GET /tweet-service/tweets/hashtag/popular               |                                 |
    Then each of them gets the problem 503, and a time to try again
    When the tweet service goes on
    Then Ada is served again

  @local
  Scenario: An interaction service that hangs is reported as unavailable, for every operation
    Given Ada has signed up
    And the interaction service hangs
    When these are sent at once by Ada:
      | POST /interaction-service/follows/{Ada.id}/{random uuid}         |                  |
      | DELETE /interaction-service/follows/{Ada.id}/{random uuid}       |                  |
      | PUT /interaction-service/follows/{Ada.id}/{random uuid}/ACCEPTED |                  |
      | GET /interaction-service/follows/{Ada.id}/followers              |                  |
      | GET /interaction-service/follows/{Ada.id}/following              |                  |
      | GET /interaction-service/follows/{Ada.id}/requests               |                  |
      | GET /interaction-service/follows/{Ada.id}/followers/count        |                  |
      | GET /interaction-service/follows/{Ada.id}/following/count        |                  |
      | GET /interaction-service/follows/{Ada.id}/following/identifiers  |                  |
      | GET /interaction-service/follows/{Ada.id}/followers/identifiers  |                  |
      | POST /interaction-service/likes/{Ada.id}/tweets/{random uuid}    |                  |
      | DELETE /interaction-service/likes/{Ada.id}/tweets/{random uuid}  |                  |
      | POST /interaction-service/likes/{Ada.id}/replies/{random uuid}   |                  |
      | DELETE /interaction-service/likes/{Ada.id}/replies/{random uuid} |                  |
      | GET /interaction-service/likes/user/{Ada.id}                     |                  |
      | GET /interaction-service/likes/tweet/{random uuid}               |                  |
      | GET /interaction-service/likes/{random uuid}/count               |                  |
      | POST /interaction-service/replies/{Ada.id}                       | application/json |
      | PUT /interaction-service/replies/{Ada.id}/{random uuid}          | application/json |
      | DELETE /interaction-service/replies/{Ada.id}/{random uuid}       |                  |
      | GET /interaction-service/replies/tweet/{random uuid}             |                  |
      | GET /interaction-service/replies/tweet/{random uuid}/count       |                  |
      | GET /interaction-service/replies/tweet/{random uuid}/top         |                  |
      | POST /interaction-service/retweets/{Ada.id}                      | application/json |
      | PUT /interaction-service/retweets/{Ada.id}/{random uuid}         | application/json |
      | DELETE /interaction-service/retweets/{Ada.id}/{random uuid}      |                  |
      | GET /interaction-service/retweets/user/{Ada.id}                  |                  |
      | GET /interaction-service/retweets/tweet/{random uuid}            |                  |
      | GET /interaction-service/retweets/tweet/{random uuid}/count      |                  |
      | GET /interaction-service/recommendations/{Ada.id}/follow         |                  |
      | GET /interaction-service/recommendations/hashtags                |                  |
    Then each of them gets the problem 503, and a time to try again
    When the interaction service goes on
    Then Ada is served again
