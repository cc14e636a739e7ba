package io.tweebyte.load.check;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.backend.ResponseProbe;
import io.tweebyte.load.backend.ResponseProbe.WrongResponseException;
import io.tweebyte.load.data.DatabaseContent.Tweet;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.data.PlanPictures;

/** Writes what the plans write, reads it, and removes what a plan would meet again. */
public record WriteCheck(ResponseProbe probe, PlanData data) {

	private static final String TEXT = "A text that only the check of responses writes";

	/** A tweet of its author becomes another text. */
	public void edit() throws InterruptedException {
		Tweet tweet = this.data.content().tweets().getLast();
		String token = this.data.token(tweet.author());
		this.probe.send("PUT", ServiceName.TWEET, "/tweets/" + tweet.id(), token, content(TEXT));
		expect("an edit", read(ServiceName.TWEET, "/tweets/" + tweet.id(), token), TEXT);
	}

	/** A tweet gets a picture from its author; returns its preview. */
	public HttpResponse<String> upload() throws InterruptedException {
		Tweet tweet = this.data.content().tweets().getLast();
		String token = this.data.token(tweet.author());
		String path = "/tweets/" + tweet.id() + "/picture";
		byte[] picture = PlanPictures.upload();
		this.probe.upload(ServiceName.TWEET, path, token, picture);
		if (!read(ServiceName.TWEET, path, token).equals(new String(picture, StandardCharsets.ISO_8859_1))) {
			throw new WrongResponseException("a picture was accepted and is not there as it was sent");
		}
		return this.probe.send("GET", ServiceName.TWEET, path + "/preview", token, "");
	}

	/** A user follows another one, and stops following. */
	public void follow() throws InterruptedException {
		UUID follower = this.data.content().open().getFirst();
		UUID followed = otherUser(follower);
		String token = this.data.token(follower);
		String path = "/follows/" + follower + "/" + followed;
		String list = "/follows/" + follower + "/following/identifiers";
		this.probe.send("POST", ServiceName.INTERACTION, path, token, "");
		expect("a follow", read(ServiceName.INTERACTION, list, token), followed.toString());
		this.probe.send("DELETE", ServiceName.INTERACTION, path, token, "");
	}

	/** A user likes, replies and posts, and takes all of it back. */
	public void session() throws InterruptedException {
		UUID user = this.data.content().open().getFirst();
		Tweet tweet = this.data.content()
			.tweets()
			.stream()
			.filter((found) -> found.author().equals(otherUser(user)))
			.findFirst()
			.orElseThrow();
		String token = this.data.token(user);
		String like = "/likes/" + user + "/tweets/" + tweet.id();
		this.probe.send("POST", ServiceName.INTERACTION, like, token, "");
		expect("a like", read(ServiceName.INTERACTION, "/likes/tweet/" + tweet.id(), token), user.toString());
		this.probe.send("DELETE", ServiceName.INTERACTION, like, token, "");
		String reply = this.probe
			.send("POST", ServiceName.INTERACTION, "/replies/" + user, token,
					"{\"tweet_id\":\"%s\",\"content\":\"%s\"}".formatted(tweet.id(), TEXT))
			.body();
		expect("a reply", read(ServiceName.INTERACTION, "/replies/tweet/" + tweet.id(), token), TEXT);
		this.probe.send("DELETE", ServiceName.INTERACTION, "/replies/" + user + "/" + id(reply), token, "");
		String post = this.probe.send("POST", ServiceName.TWEET, "/tweets/" + user, token, content(TEXT)).body();
		expect("a post", read(ServiceName.TWEET, "/tweets/" + id(post), token), TEXT);
		this.probe.send("DELETE", ServiceName.TWEET, "/tweets/" + id(post), token, "");
	}

	/** The last one whom a user does not follow. */
	private UUID otherUser(UUID user) {
		List<UUID> open = this.data.content().open();
		return open.reversed()
			.stream()
			.filter((other) -> !other.equals(user) && this.data.content()
				.follows()
				.stream()
				.noneMatch((pair) -> pair.from().equals(user) && pair.to().equals(other)))
			.findFirst()
			.orElseThrow();
	}

	private String read(ServiceName service, String path, String token) throws InterruptedException {
		return this.probe.send("GET", service, path, token, "").body();
	}

	private static void expect(String what, String body, String part) {
		if (!body.contains(part)) {
			throw new WrongResponseException(
					"%s was accepted and is not there: no '%s' in %s".formatted(what, part, body));
		}
	}

	private static String content(String text) {
		return "{\"content\":\"" + text + "\"}";
	}

	private static String id(String body) {
		return body.replaceFirst("(?s).*?\"id\":\"([^\"]*)\".*", "$1");
	}

}
