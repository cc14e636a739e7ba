package io.tweebyte.features.steps;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.ReceivedResponse;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** People who like, reply to and retweet what others post. */
public final class ReactionSteps {

	private static final String LIKES = "/interaction-service/likes/";

	private static final String REPLIES = "/interaction-service/replies/";

	private static final String RETWEETS = "/interaction-service/retweets/";

	private static final int OK = 200;

	private final World world;

	private final Requests requests;

	public ReactionSteps(World world) {
		this.world = world;
		this.requests = new Requests(world);
	}

	@When("{name} likes the {thing} {string}")
	public void likes(String name, String thing, String label) {
		this.requests.send(new Actor(name), "POST " + like(name, thing, label));
	}

	@Given("{name} has liked the {thing} {string}")
	public void hasLiked(String name, String thing, String label) {
		likes(name, thing, label);
		this.requests.granted(this.world.response(), OK);
	}

	@When("{name} takes back the like of the {thing} {string}")
	public void takesBackLike(String name, String thing, String label) {
		this.requests.send(new Actor(name), "DELETE " + like(name, thing, label));
	}

	@When("{actor} reads who likes the tweet {string}")
	public void readsLikes(Actor reader, String label) {
		this.requests.send(reader, "GET " + LIKES + "tweet/{" + label + "}");
	}

	@When("{actor} counts the likes of the tweet {string}")
	public void countsLikes(Actor reader, String label) {
		this.requests.send(reader, "GET " + LIKES + "{" + label + "}/count");
	}

	@When("{actor} reads what {name} likes")
	public void readsLikesOf(Actor reader, String name) {
		this.requests.send(reader, "GET " + LIKES + "user/{" + name + ".id}");
	}

	@When("{name} replies {string} to the tweet {string}")
	public void replies(String name, String content, String label) {
		reply(name, content, label);
	}

	@Given("{name} has replied {string} to the tweet {string} as {string}")
	public void hasReplied(String name, String content, String tweet, String label) {
		this.requests.label(this.requests.granted(reply(name, content, tweet), OK), label);
	}

	@When("{name} replies {string} to the tweet {string} with the idempotency key {string}")
	public void repliesWithKey(String name, String content, String tweet, String key) {
		this.world.send(this.requests.call(new Actor(name), "POST " + own(REPLIES, name))
			.header("Idempotency-Key", this.world.fill(key))
			.json(body("tweet_id", tweet, content).toString()));
	}

	@When("{name} edits the reply {string} to {string}")
	public void editsReply(String name, String label, String content) {
		this.requests.sendContent(new Actor(name), "PUT " + own(REPLIES, name, label), content);
	}

	@When("{name} deletes the reply {string}")
	public void deletesReply(String name, String label) {
		this.requests.send(new Actor(name), "DELETE " + own(REPLIES, name, label));
	}

	@When("{actor} reads the replies to the tweet {string}")
	public void readsReplies(Actor reader, String label) {
		this.requests.send(reader, "GET " + REPLIES + "tweet/{" + label + "}");
	}

	@When("{actor} counts the replies to the tweet {string}")
	public void countsReplies(Actor reader, String label) {
		this.requests.send(reader, "GET " + REPLIES + "tweet/{" + label + "}/count");
	}

	@When("{actor} reads the top reply to the tweet {string}")
	public void readsTopReply(Actor reader, String label) {
		this.requests.send(reader, "GET " + REPLIES + "tweet/{" + label + "}/top");
	}

	@When("{name} retweets the tweet {string}")
	public void retweets(String name, String label) {
		retweet(name, label, null);
	}

	@When("{name} retweets the tweet {string} and says {string}")
	public void retweetsAndSays(String name, String label, String content) {
		retweet(name, label, content);
	}

	@Given("{name} has retweeted the tweet {string} as {string}")
	public void hasRetweeted(String name, String tweet, String label) {
		this.requests.label(this.requests.granted(retweet(name, tweet, null), OK), label);
	}

	@When("{name} edits the retweet {string} to {string}")
	public void editsRetweet(String name, String label, String content) {
		this.requests.sendContent(new Actor(name), "PUT " + own(RETWEETS, name, label), content);
	}

	@When("{name} deletes the retweet {string}")
	public void deletesRetweet(String name, String label) {
		this.requests.send(new Actor(name), "DELETE " + own(RETWEETS, name, label));
	}

	@When("{actor} reads the retweets of the tweet {string}")
	public void readsRetweets(Actor reader, String label) {
		this.requests.send(reader, "GET " + RETWEETS + "tweet/{" + label + "}");
	}

	@When("{actor} counts the retweets of the tweet {string}")
	public void countsRetweets(Actor reader, String label) {
		this.requests.send(reader, "GET " + RETWEETS + "tweet/{" + label + "}/count");
	}

	@When("{actor} reads what {name} retweeted")
	public void readsRetweetsOf(Actor reader, String name) {
		this.requests.send(reader, "GET " + RETWEETS + "user/{" + name + ".id}");
	}

	private ReceivedResponse reply(String name, String content, String tweet) {
		return this.requests.send(new Actor(name), "POST " + own(REPLIES, name), body("tweet_id", tweet, content));
	}

	private ReceivedResponse retweet(String name, String tweet, String content) {
		return this.requests.send(new Actor(name), "POST " + own(RETWEETS, name),
				body("original_tweet_id", tweet, content));
	}

	private ObjectNode body(String field, String tweet, String content) {
		ObjectNode body = JsonMapper.shared().createObjectNode().put(field, this.world.fill("{" + tweet + "}"));
		return (content != null) ? body.put("content", this.world.fill(content)) : body;
	}

	private static String like(String name, String thing, String label) {
		return own(LIKES, name) + ("reply".equals(thing) ? "/replies/" : "/tweets/") + "{" + label + "}";
	}

	private static String own(String aggregate, String name) {
		return aggregate + "{" + name + ".id}";
	}

	private static String own(String aggregate, String name, String label) {
		return own(aggregate, name) + "/{" + label + "}";
	}

}
