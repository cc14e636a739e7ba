package io.tweebyte.features.http;

/**
 * A request and what was answered; prints both, with secrets masked.
 *
 * @param call the request
 * @param response the response
 */
public record HttpExchange(HttpCall call, ReceivedResponse response) {

	private static final int ERROR = 400;

	/**
	 * Whether the request could be read: a problem without a path tells that it could
	 * not.
	 * @return false for what was refused as no HTTP
	 */
	public boolean isOfAnOperation() {
		return this.response.status() < ERROR || this.response.body().length == 0
				|| this.response.text().contains("\"instance\":");
	}

	@Override
	public String toString() {
		return Secrets.mask("%n>>> %s%n<<< %s%n".formatted(this.call, this.response));
	}

}
