Feature: Every operation
  What the contract says of all operations holds for each of them.

  Scenario Outline: No operation responds in another media type than JSON: <request>
    Given Ada has signed up
    When Ada sends "<request>" with the headers:
      | Accept       | text/html |
      | Content-Type | <type>    |
    Then the response is the problem 406 "The response cannot be given in a media type that you accept."

    Examples:
      | request                                                          | type                              |
      | GET /user-service/.well-known/jwks.json                          | application/json                  |
      | POST /user-service/auth/login                                    | application/json                  |
      | POST /user-service/auth/register                                 | application/x-www-form-urlencoded |
      | GET /user-service/users/{Ada.id}                                 | application/json                  |
      | PUT /user-service/users/{Ada.id}                                 | application/json                  |
      | GET /user-service/users/summary/{Ada.id}                         | application/json                  |
      | GET /user-service/users/summary/name/anything                    | application/json                  |
      | GET /user-service/users/search/anything                          | application/json                  |
      | POST /tweet-service/tweets/{Ada.id}                              | application/json                  |
      | POST /tweet-service/tweets/assistant/summary                     | application/json                  |
      | POST /tweet-service/tweets/assistant/summary/collected           | application/json                  |
      | PUT /tweet-service/tweets/{random uuid}                          | application/json                  |
      | DELETE /tweet-service/tweets/{random uuid}                       | application/json                  |
      | GET /tweet-service/tweets/{random uuid}                          | application/json                  |
      | GET /tweet-service/tweets/{Ada.id}/feed                          | application/json                  |
      | GET /tweet-service/tweets/{Ada.id}/feed/stream                   | application/json                  |
      | PUT /tweet-service/tweets/{random uuid}/picture                  | multipart/form-data; boundary=x   |
      | GET /tweet-service/tweets/{random uuid}/picture                  | application/json                  |
      | GET /tweet-service/tweets/{random uuid}/picture/preview          | application/json                  |
      | DELETE /tweet-service/tweets/{random uuid}/picture               | application/json                  |
      | GET /tweet-service/tweets/user/{Ada.id}                          | application/json                  |
      | GET /tweet-service/tweets/{random uuid}/summary                  | application/json                  |
      | GET /tweet-service/tweets/user/{Ada.id}/summary                  | application/json                  |
      | GET /tweet-service/tweets/search/anything                        | application/json                  |
      | GET /tweet-service/tweets/search/hashtag/tag                     | application/json                  |
      | GET /tweet-service/tweets/hashtag/popular                        | application/json                  |
      | POST /interaction-service/follows/{Ada.id}/{random uuid}         | application/json                  |
      | DELETE /interaction-service/follows/{Ada.id}/{random uuid}       | application/json                  |
      | PUT /interaction-service/follows/{Ada.id}/{random uuid}/ACCEPTED | application/json                  |
      | GET /interaction-service/follows/{Ada.id}/followers              | application/json                  |
      | GET /interaction-service/follows/{Ada.id}/following              | application/json                  |
      | GET /interaction-service/follows/{Ada.id}/requests               | application/json                  |
      | GET /interaction-service/follows/{Ada.id}/followers/count        | application/json                  |
      | GET /interaction-service/follows/{Ada.id}/following/count        | application/json                  |
      | GET /interaction-service/follows/{Ada.id}/following/identifiers  | application/json                  |
      | GET /interaction-service/follows/{Ada.id}/followers/identifiers  | application/json                  |
      | POST /interaction-service/likes/{Ada.id}/tweets/{random uuid}    | application/json                  |
      | DELETE /interaction-service/likes/{Ada.id}/tweets/{random uuid}  | application/json                  |
      | POST /interaction-service/likes/{Ada.id}/replies/{random uuid}   | application/json                  |
      | DELETE /interaction-service/likes/{Ada.id}/replies/{random uuid} | application/json                  |
      | GET /interaction-service/likes/user/{Ada.id}                     | application/json                  |
      | GET /interaction-service/likes/tweet/{random uuid}               | application/json                  |
      | GET /interaction-service/likes/{random uuid}/count               | application/json                  |
      | POST /interaction-service/replies/{Ada.id}                       | application/json                  |
      | PUT /interaction-service/replies/{Ada.id}/{random uuid}          | application/json                  |
      | DELETE /interaction-service/replies/{Ada.id}/{random uuid}       | application/json                  |
      | GET /interaction-service/replies/tweet/{random uuid}             | application/json                  |
      | GET /interaction-service/replies/tweet/{random uuid}/count       | application/json                  |
      | GET /interaction-service/replies/tweet/{random uuid}/top         | application/json                  |
      | POST /interaction-service/retweets/{Ada.id}                      | application/json                  |
      | PUT /interaction-service/retweets/{Ada.id}/{random uuid}         | application/json                  |
      | DELETE /interaction-service/retweets/{Ada.id}/{random uuid}      | application/json                  |
      | GET /interaction-service/retweets/user/{Ada.id}                  | application/json                  |
      | GET /interaction-service/retweets/tweet/{random uuid}            | application/json                  |
      | GET /interaction-service/retweets/tweet/{random uuid}/count      | application/json                  |
      | GET /interaction-service/recommendations/{Ada.id}/follow         | application/json                  |
      | GET /interaction-service/recommendations/hashtags                | application/json                  |

  Scenario Outline: No operation reads a body of more than a mebibyte: <request>
    Given Ada has signed up
    When Ada announces 1048577 bytes of JSON to "<request>"
    Then the response is the problem 413 "The body is larger than 1 MiB."

    Examples:
      | request                                                          |
      | GET /user-service/.well-known/jwks.json                          |
      | POST /user-service/auth/login                                    |
      | POST /user-service/auth/register                                 |
      | GET /user-service/users/{Ada.id}                                 |
      | PUT /user-service/users/{Ada.id}                                 |
      | GET /user-service/users/summary/{Ada.id}                         |
      | GET /user-service/users/summary/name/anything                    |
      | GET /user-service/users/search/anything                          |
      | POST /tweet-service/tweets/{Ada.id}                              |
      | POST /tweet-service/tweets/assistant/summary                     |
      | POST /tweet-service/tweets/assistant/summary/collected           |
      | PUT /tweet-service/tweets/{random uuid}                          |
      | DELETE /tweet-service/tweets/{random uuid}                       |
      | GET /tweet-service/tweets/{random uuid}                          |
      | GET /tweet-service/tweets/{Ada.id}/feed                          |
      | GET /tweet-service/tweets/{Ada.id}/feed/stream                   |
      | GET /tweet-service/tweets/{random uuid}/picture                  |
      | GET /tweet-service/tweets/{random uuid}/picture/preview          |
      | DELETE /tweet-service/tweets/{random uuid}/picture               |
      | GET /tweet-service/tweets/user/{Ada.id}                          |
      | GET /tweet-service/tweets/{random uuid}/summary                  |
      | GET /tweet-service/tweets/user/{Ada.id}/summary                  |
      | GET /tweet-service/tweets/search/anything                        |
      | GET /tweet-service/tweets/search/hashtag/tag                     |
      | GET /tweet-service/tweets/hashtag/popular                        |
      | POST /interaction-service/follows/{Ada.id}/{random uuid}         |
      | DELETE /interaction-service/follows/{Ada.id}/{random uuid}       |
      | PUT /interaction-service/follows/{Ada.id}/{random uuid}/ACCEPTED |
      | GET /interaction-service/follows/{Ada.id}/followers              |
      | GET /interaction-service/follows/{Ada.id}/following              |
      | GET /interaction-service/follows/{Ada.id}/requests               |
      | GET /interaction-service/follows/{Ada.id}/followers/count        |
      | GET /interaction-service/follows/{Ada.id}/following/count        |
      | GET /interaction-service/follows/{Ada.id}/following/identifiers  |
      | GET /interaction-service/follows/{Ada.id}/followers/identifiers  |
      | POST /interaction-service/likes/{Ada.id}/tweets/{random uuid}    |
      | DELETE /interaction-service/likes/{Ada.id}/tweets/{random uuid}  |
      | POST /interaction-service/likes/{Ada.id}/replies/{random uuid}   |
      | DELETE /interaction-service/likes/{Ada.id}/replies/{random uuid} |
      | GET /interaction-service/likes/user/{Ada.id}                     |
      | GET /interaction-service/likes/tweet/{random uuid}               |
      | GET /interaction-service/likes/{random uuid}/count               |
      | POST /interaction-service/replies/{Ada.id}                       |
      | PUT /interaction-service/replies/{Ada.id}/{random uuid}          |
      | DELETE /interaction-service/replies/{Ada.id}/{random uuid}       |
      | GET /interaction-service/replies/tweet/{random uuid}             |
      | GET /interaction-service/replies/tweet/{random uuid}/count       |
      | GET /interaction-service/replies/tweet/{random uuid}/top         |
      | POST /interaction-service/retweets/{Ada.id}                      |
      | PUT /interaction-service/retweets/{Ada.id}/{random uuid}         |
      | DELETE /interaction-service/retweets/{Ada.id}/{random uuid}      |
      | GET /interaction-service/retweets/user/{Ada.id}                  |
      | GET /interaction-service/retweets/tweet/{random uuid}            |
      | GET /interaction-service/retweets/tweet/{random uuid}/count      |
      | GET /interaction-service/recommendations/{Ada.id}/follow         |
      | GET /interaction-service/recommendations/hashtags                |

  Scenario Outline: Text is read as JSON alone: <request>
    Given Ada has signed up
    When Ada sends "<request>" with the body "{}" of type "text/plain"
    Then the response is the problem 415 "The media type of the body is not supported here."

    Examples:
      | request                                                  |
      | POST /tweet-service/tweets/{Ada.id}                      |
      | POST /tweet-service/tweets/assistant/summary             |
      | POST /tweet-service/tweets/assistant/summary/collected   |
      | PUT /tweet-service/tweets/{random uuid}                  |
      | PUT /tweet-service/tweets/{random uuid}/picture          |
      | POST /interaction-service/replies/{Ada.id}               |
      | PUT /interaction-service/replies/{Ada.id}/{random uuid}  |
      | POST /interaction-service/retweets/{Ada.id}              |
      | PUT /interaction-service/retweets/{Ada.id}/{random uuid} |

  Scenario Outline: Nothing is done for visitors: <request>
    Given Ada has signed up
    When a visitor sends "<request>"
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."
    And the response has the header "WWW-Authenticate" with "Bearer"

    Examples:
      | request                                                          | token   |
      | POST /tweet-service/tweets/{Ada.id}                              | <token> |
      | POST /tweet-service/tweets/assistant/summary                     | <token> |
      | POST /tweet-service/tweets/assistant/summary/collected           | <token> |
      | PUT /tweet-service/tweets/{random uuid}                          | <token> |
      | DELETE /tweet-service/tweets/{random uuid}                       | <token> |
      | GET /tweet-service/tweets/{random uuid}                          | <token> |
      | GET /tweet-service/tweets/{Ada.id}/feed                          | <token> |
      | GET /tweet-service/tweets/{Ada.id}/feed/stream                   | <token> |
      | PUT /tweet-service/tweets/{random uuid}/picture                  | <token> |
      | GET /tweet-service/tweets/{random uuid}/picture                  | <token> |
      | GET /tweet-service/tweets/{random uuid}/picture/preview          | <token> |
      | DELETE /tweet-service/tweets/{random uuid}/picture               | <token> |
      | GET /tweet-service/tweets/user/{Ada.id}                          | <token> |
      | GET /tweet-service/tweets/{random uuid}/summary                  | <token> |
      | GET /tweet-service/tweets/user/{Ada.id}/summary                  | <token> |
      | GET /tweet-service/tweets/search/anything                        | <token> |
      | GET /tweet-service/tweets/search/hashtag/tag                     | <token> |
      | GET /tweet-service/tweets/hashtag/popular                        | <token> |
      | POST /interaction-service/follows/{Ada.id}/{random uuid}         | <token> |
      | DELETE /interaction-service/follows/{Ada.id}/{random uuid}       | <token> |
      | PUT /interaction-service/follows/{Ada.id}/{random uuid}/ACCEPTED | <token> |
      | GET /interaction-service/follows/{Ada.id}/followers              | <token> |
      | GET /interaction-service/follows/{Ada.id}/following              | <token> |
      | GET /interaction-service/follows/{Ada.id}/requests               | <token> |
      | GET /interaction-service/follows/{Ada.id}/followers/count        | <token> |
      | GET /interaction-service/follows/{Ada.id}/following/count        | <token> |
      | GET /interaction-service/follows/{Ada.id}/following/identifiers  | <token> |
      | GET /interaction-service/follows/{Ada.id}/followers/identifiers  | <token> |
      | POST /interaction-service/likes/{Ada.id}/tweets/{random uuid}    | <token> |
      | DELETE /interaction-service/likes/{Ada.id}/tweets/{random uuid}  | <token> |
      | POST /interaction-service/likes/{Ada.id}/replies/{random uuid}   | <token> |
      | DELETE /interaction-service/likes/{Ada.id}/replies/{random uuid} | <token> |
      | GET /interaction-service/likes/user/{Ada.id}                     | <token> |
      | GET /interaction-service/likes/tweet/{random uuid}               | <token> |
      | GET /interaction-service/likes/{random uuid}/count               | <token> |
      | POST /interaction-service/replies/{Ada.id}                       | <token> |
      | PUT /interaction-service/replies/{Ada.id}/{random uuid}          | <token> |
      | DELETE /interaction-service/replies/{Ada.id}/{random uuid}       | <token> |
      | GET /interaction-service/replies/tweet/{random uuid}             | <token> |
      | GET /interaction-service/replies/tweet/{random uuid}/count       | <token> |
      | GET /interaction-service/replies/tweet/{random uuid}/top         | <token> |
      | POST /interaction-service/retweets/{Ada.id}                      | <token> |
      | PUT /interaction-service/retweets/{Ada.id}/{random uuid}         | <token> |
      | DELETE /interaction-service/retweets/{Ada.id}/{random uuid}      | <token> |
      | GET /interaction-service/retweets/user/{Ada.id}                  | <token> |
      | GET /interaction-service/retweets/tweet/{random uuid}            | <token> |
      | GET /interaction-service/retweets/tweet/{random uuid}/count      | <token> |
      | GET /interaction-service/recommendations/{Ada.id}/follow         | <token> |
      | GET /interaction-service/recommendations/hashtags                | <token> |

  Scenario Outline: A malformed id is reported: <request>
    Given Ada has signed up
    When Ada sends "<request>"
    Then the response is the problem 400 for the <field>: "must be a UUID."

    Examples:
      | request                                                  | field           |
      | DELETE /tweet-service/tweets/1                           | tweetId         |
      | GET /tweet-service/tweets/1                              | tweetId         |
      | GET /tweet-service/tweets/1/summary                      | tweetId         |
      | GET /tweet-service/tweets/1/picture                      | tweetId         |
      | GET /tweet-service/tweets/1/picture/preview              | tweetId         |
      | DELETE /tweet-service/tweets/1/picture                   | tweetId         |
      | POST /interaction-service/follows/{Ada.id}/1             | followedId      |
      | DELETE /interaction-service/follows/{Ada.id}/1           | followedId      |
      | PUT /interaction-service/follows/{Ada.id}/1/ACCEPTED     | followRequestId |
      | POST /interaction-service/likes/{Ada.id}/tweets/1        | tweetId         |
      | DELETE /interaction-service/likes/{Ada.id}/tweets/1      | tweetId         |
      | POST /interaction-service/likes/{Ada.id}/replies/1       | replyId         |
      | DELETE /interaction-service/likes/{Ada.id}/replies/1     | replyId         |
      | GET /interaction-service/likes/tweet/1                   | tweetId         |
      | GET /interaction-service/likes/1/count                   | tweetId         |
      | DELETE /interaction-service/replies/{Ada.id}/1           | replyId         |
      | GET /interaction-service/replies/tweet/1                 | tweetId         |
      | GET /interaction-service/replies/tweet/1/count           | tweetId         |
      | GET /interaction-service/replies/tweet/1/top             | tweetId         |
      | DELETE /interaction-service/retweets/{Ada.id}/1          | retweetId       |
      | GET /interaction-service/retweets/tweet/1                | tweetId         |
      | GET /interaction-service/retweets/tweet/1/count          | tweetId         |
      | GET /interaction-service/follows/1/followers             | userId          |
      | GET /interaction-service/follows/1/following             | userId          |
      | GET /interaction-service/follows/1/followers/count       | userId          |
      | GET /interaction-service/follows/1/following/count       | userId          |
      | GET /interaction-service/follows/1/following/identifiers | userId          |
      | GET /interaction-service/follows/1/followers/identifiers | userId          |
      | GET /interaction-service/follows/1/requests              | userId          |
      | GET /interaction-service/likes/user/1                    | userId          |
      | GET /interaction-service/retweets/user/1                 | userId          |
      | GET /interaction-service/recommendations/1/follow        | userId          |

  Scenario Outline: No operation takes a malformed query: <path>
    Given Ada has signed up
    When Ada requests the raw path "<path>?a=%c3%28"
    Then the response is the problem 400 "The query has over 100 parameters, a parameter without a name, or escapes that are not UTF-8."

    Examples:
      | path                                                        |
      | /user-service/.well-known/jwks.json                         |
      | /user-service/users/{Ada.id}                                |
      | /user-service/users/summary/{Ada.id}                        |
      | /user-service/users/summary/name/anything                   |
      | /user-service/users/search/anything                         |
      | /tweet-service/tweets/{random uuid}                         |
      | /tweet-service/tweets/{Ada.id}/feed                         |
      | /tweet-service/tweets/user/{Ada.id}                         |
      | /tweet-service/tweets/{random uuid}/summary                 |
      | /tweet-service/tweets/user/{Ada.id}/summary                 |
      | /tweet-service/tweets/search/anything                       |
      | /tweet-service/tweets/search/hashtag/tag                    |
      | /tweet-service/tweets/hashtag/popular                       |
      | /interaction-service/follows/{Ada.id}/followers             |
      | /interaction-service/follows/{Ada.id}/following             |
      | /interaction-service/follows/{Ada.id}/requests              |
      | /interaction-service/follows/{Ada.id}/followers/count       |
      | /interaction-service/follows/{Ada.id}/following/count       |
      | /interaction-service/follows/{Ada.id}/following/identifiers |
      | /interaction-service/follows/{Ada.id}/followers/identifiers |
      | /interaction-service/likes/user/{Ada.id}                    |
      | /interaction-service/likes/tweet/{random uuid}              |
      | /interaction-service/likes/{random uuid}/count              |
      | /interaction-service/replies/tweet/{random uuid}            |
      | /interaction-service/replies/tweet/{random uuid}/count      |
      | /interaction-service/replies/tweet/{random uuid}/top        |
      | /interaction-service/retweets/user/{Ada.id}                 |
      | /interaction-service/retweets/tweet/{random uuid}           |
      | /interaction-service/retweets/tweet/{random uuid}/count     |
      | /interaction-service/recommendations/{Ada.id}/follow        |
      | /interaction-service/recommendations/hashtags               |

  @addresses
  Scenario: The gateway lets an address sign up so often a second only
    When 200 people sign up at once from 1 addresses with the e-mail "crowd.{unique}@example.org"
    Then 1 of them gets a token, and every other gets 409, 429 or 503
    And at least 20 of them get 429
    And each response with 429 or 503 names a time to try again

  @local
  Scenario: An unknown user changes no account
    Given Ada has signed up
    And Ada's token is signed anew for the user "{random uuid}"
    When a visitor sends "PUT /user-service/users/{random uuid}" with that token and the JSON:
      """
      {"user_name": "unknown_{unique}"}
      """
    Then the response is the problem 404 "There is no such user."

  @crossing @local
  Scenario: What services ask each other is held to the same rules
    When another service calls the user service with "{}" of type "text/plain" and accepts "application/json"
    Then that service gets the problem 415 "The media type of the body is not supported here."
    When another service calls the user service with "{}" of type "application/json" and accepts "text/html"
    Then that service gets the problem 406 "The response cannot be given in a media type that you accept."
    When another service calls the user service with "{'a' x 1048577}" of type "application/json" and accepts "application/json"
    Then that service gets the problem 413 "The body is larger than 1 MiB."

  @crossing @local
  Scenario: What services read is held to the same rules
    When another service calls the user service at "GET /internal/users/privacy" with "" of type "application/json" and accepts "text/html"
    Then that service gets the problem 406 "The response cannot be given in a media type that you accept."

  @crossing @local
  Scenario Outline: What services ask about tweets is held to the same rules: <line>
    When another service calls the <service> service at "<line>" with "{}" of type "text/plain" and accepts "application/json"
    Then that service gets the problem 415 "The media type of the body is not supported here."
    When another service calls the <service> service at "<line>" with "{}" of type "application/json" and accepts "text/html"
    Then that service gets the problem 406 "The response cannot be given in a media type that you accept."
    When another service calls the <service> service at "<line>" with "{'a' x 1048577}" of type "application/json" and accepts "application/json"
    Then that service gets the problem 413 "The body is larger than 1 MiB."
    When another service calls the <service> service at "<line>" with "{}" of type "application/json" and accepts "application/json"
    Then that service gets the problem 400 with the ids: "is required."

    Examples:
      | service     | line                               |
      | tweet       | POST /internal/tweets/summaries    |
      | tweet       | POST /internal/tweets/existence    |
      | interaction | POST /internal/tweets/interactions |
