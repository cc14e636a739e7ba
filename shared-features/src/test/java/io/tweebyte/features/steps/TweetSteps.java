package io.tweebyte.features.steps;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.ReceivedResponse;
import tools.jackson.databind.json.JsonMapper;

/** People who write and read tweets. */
public final class TweetSteps {

	private static final String TWEETS = "/tweet-service/tweets/";

	private static final int OK = 200;

	private static final int NO_CONTENT = 204;

	private final World world;

	private final Requests requests;

	public TweetSteps(World world) {
		this.world = world;
		this.requests = new Requests(world);
	}

	@When("{name} posts {string}")
	public void posts(String name, String content) {
		post(name, content);
	}

	@Given("{name} has posted {string} as {string}")
	public void hasPosted(String name, String content, String label) {
		this.requests.label(this.requests.granted(post(name, content), OK), label);
	}

	@Given("{name} has posted the tweets {string} one after the other")
	public void hasPostedTweets(String name, String labels) {
		for (String label : labels.split(", ")) {
			hasPosted(name, "The tweet " + label + " of {unique}", label);
		}
	}

	@Given("{name} has posted {int} tweets that say {string}")
	public void hasPostedManyTweets(String name, int tweets, String content) {
		for (int i = 0; i < tweets; i++) {
			this.requests.granted(post(name, content), OK);
		}
	}

	@When("{name} posts {string} with the idempotency key {string}")
	public void postsWithKey(String name, String content, String key) {
		String json = JsonMapper.shared().createObjectNode().put("content", this.world.fill(content)).toString();
		this.world.send(this.requests.call(new Actor(name), posting(name))
			.header("Idempotency-Key", this.world.fill(key))
			.json(json));
	}

	@Given("the tweet/like/reply/retweet of that response is remembered as {string}")
	public void madeIsRemembered(String label) {
		this.requests.label(this.requests.granted(this.world.response(), OK), label);
	}

	@When("{actor} edits the tweet {string} to {string}")
	public void edits(Actor writer, String label, String content) {
		this.requests.sendContent(writer, "PUT " + tweet(label), content);
	}

	@Given("{name} has edited the tweet {string} to {string}")
	public void hasEdited(String name, String label, String content) {
		edits(new Actor(name), label, content);
		this.requests.granted(this.world.response(), OK);
	}

	@When("{actor} edits the tweet {string} to {string}, if it matches {string}")
	public void editsVersion(Actor writer, String label, String content, String versions) {
		String json = JsonMapper.shared().createObjectNode().put("content", this.world.fill(content)).toString();
		this.world.send(this.requests.call(writer, "PUT " + tweet(label)).header("If-Match", versions).json(json));
	}

	@When("{actor} deletes the tweet {string}")
	public void deletes(Actor writer, String label) {
		this.requests.send(writer, "DELETE " + tweet(label));
	}

	@Given("{name} has deleted the tweet {string}")
	public void hasDeleted(String name, String label) {
		deletes(new Actor(name), label);
		this.requests.granted(this.world.response(), NO_CONTENT);
	}

	@When("{actor} reads the tweet {string}")
	public void readsTweet(Actor reader, String label) {
		this.requests.send(reader, "GET " + tweet(label));
	}

	@When("{actor} reads the summary of the tweet {string}")
	public void readsTweetSummary(Actor reader, String label) {
		this.requests.send(reader, "GET " + tweet(label) + "/summary");
	}

	@When("{actor} reads the tweets of {name}")
	public void readsTweetsOf(Actor reader, String name) {
		this.requests.send(reader, "GET " + TWEETS + "user/{" + name + ".id}");
	}

	@When("{actor} reads the summaries of the tweets of {name}")
	public void readsTweetSummariesOf(Actor reader, String name) {
		this.requests.send(reader, "GET " + TWEETS + "user/{" + name + ".id}/summary");
	}

	@When("{actor} reads the feed of {name}")
	public void readsFeed(Actor reader, String name) {
		this.requests.send(reader, "GET " + TWEETS + "{" + name + ".id}/feed");
	}

	@When("{actor} searches the tweets for {string}")
	public void searchesTweets(Actor reader, String term) {
		this.requests.send(reader, "GET " + TWEETS + "search/" + this.requests.segment(term));
	}

	@When("{actor} looks for the hashtag {string}")
	public void looksForHashtag(Actor reader, String tag) {
		this.requests.send(reader, "GET " + TWEETS + "search/hashtag/" + this.requests.segment(tag));
	}

	private ReceivedResponse post(String name, String content) {
		return this.requests.sendContent(new Actor(name), posting(name), content);
	}

	private static String posting(String name) {
		return "POST " + TWEETS + "{" + name + ".id}";
	}

	private static String tweet(String label) {
		return TWEETS + "{" + label + "}";
	}

}
