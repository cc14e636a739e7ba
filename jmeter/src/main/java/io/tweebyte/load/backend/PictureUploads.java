package io.tweebyte.load.backend;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.data.DatabaseContent.Tweet;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.data.PlanPictures;

/**
 * Gives tweets the pictures that plans read. All backends share rows and files, so one of
 * them gets the uploads.
 */
final class PictureUploads {

	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private PictureUploads() {
	}

	/**
	 * Uploads all pictures.
	 * @param folder of the files
	 * @throws IOException when one is refused
	 */
	static void send(Target target, PlanData data, Path folder) throws IOException, InterruptedException {
		List<Tweet> tweets = PlanPictures.tweets(data.content());
		try (HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
			for (int number = 0; number < tweets.size(); number++) {
				Tweet tweet = tweets.get(number);
				URI address = target.resolve(ServiceName.TWEET, "/tweets/" + tweet.id() + "/picture");
				byte[] bytes = Files.readAllBytes(PlanPictures.file(folder, number));
				HttpResponse<String> response = client.send(
						ApiRequests.upload(address, data.token(tweet.author()), bytes).timeout(PATIENCE).build(),
						BodyHandlers.ofString());
				if (response.statusCode() != 200) {
					throw new IOException("A picture was refused: " + response.body());
				}
			}
		}
	}

}
