package io.tweebyte.load.backend;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.data.PlanCast.Tweet;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.data.PlanPictures;

/**
 * Gives tweets the pictures that plans read. All backends share rows and files, so one of
 * them gets the uploads.
 */
final class PictureUploads {

	/** A backend whose code never ran misses the deadlines of production. */
	private static final int TRIES = 10;

	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private PictureUploads() {
	}

	/**
	 * Uploads all pictures.
	 * @param folder of the files
	 * @throws IOException when one is refused
	 */
	static void send(Target target, PlanData data, Path folder) throws IOException, InterruptedException {
		List<Tweet> tweets = PlanPictures.tweets(data.cast());
		try (HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
			for (int number = 0; number < tweets.size(); number++) {
				Tweet tweet = tweets.get(number);
				send(client,
						ApiRequests
							.upload(target.resolve(ServiceName.TWEET, "/tweets/" + tweet.id() + "/picture"),
									data.token(tweet.author()), Files.readAllBytes(PlanPictures.file(folder, number)))
							.timeout(PATIENCE)
							.build());
			}
		}
	}

	private static void send(HttpClient client, HttpRequest request) throws IOException, InterruptedException {
		HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
		for (int next = 2; next <= TRIES && response.statusCode() == 503; next++) {
			response = client.send(request, BodyHandlers.ofString());
		}
		if (response.statusCode() != 200) {
			throw new IOException("A picture was refused: %d %s".formatted(response.statusCode(), response.body()));
		}
	}

}
